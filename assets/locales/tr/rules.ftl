# Oyunların kural sayfalarındaki ortak başlıklar.

rules-a-move = Hamle
rules-the-end = Oyun sonu
