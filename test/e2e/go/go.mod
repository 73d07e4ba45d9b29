module tenon.example/gosip

go 1.21

require github.com/koltyakov/gosip v0.0.0
