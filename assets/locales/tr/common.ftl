# Başka iletilerin yapı taşları olan sözcükler ve kalıplar.

colour =
    { $colour ->
        [black] Siyah
       *[white] Beyaz
    }

list-more = { $list }, { $item }
list-last = { $list } ve { $item }
phrases-more = { $list }, { $item }

sentences = { $first } { $second }

count-word =
    { $count ->
        [0] hiç
        [1] bir
        [2] iki
        [3] üç
        [4] dört
        [5] beş
        [6] altı
        [7] yedi
        [8] sekiz
        [9] dokuz
        [10] on
       *[other] { $count }
    }

# Sayılardan sonra ad tekil kalır.
count-discs = { count-word } taş
count-moves = { count-word } hamle
count-plies = { count-word } yarım hamle

board-size = { $columns } × { $rows }
date =
    { $day } { $month ->
        [1] Oca
        [2] Şub
        [3] Mar
        [4] Nis
        [5] May
        [6] Haz
        [7] Tem
        [8] Ağu
        [9] Eyl
        [10] Eki
        [11] Kas
       *[12] Ara
    } { $year }
decimal = { $whole },{ $tenths }

move-pass = pas
move-swap = değişim

# i harfinin büyüğü.
capital-i = İ
