module tenon.example/gosip

go 1.21

require github.com/koltyakov/gosip v0.0.0-20230225162407-d90f1db8d30e

require (
	github.com/Azure/go-ntlmssp v0.0.0-20221128193559-754e69321358 // indirect
	github.com/denisbrodbeck/machineid v1.0.1 // indirect
	github.com/google/uuid v1.3.0 // indirect
	github.com/patrickmn/go-cache v2.1.0+incompatible // indirect
	golang.org/x/crypto v0.6.0 // indirect
	golang.org/x/sys v0.5.0 // indirect
)
