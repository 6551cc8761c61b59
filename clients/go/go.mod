module achord

go 1.19
