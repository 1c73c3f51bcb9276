# De kat geeft een tip

cat-ask = Vraag het de kat
