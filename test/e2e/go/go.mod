module tenon.example/gosip

go 1.21

require github.com/koltyakov/gosip v0.0.0-20230225162407-d90f1db8d30e
