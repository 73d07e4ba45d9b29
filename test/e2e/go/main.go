// Signs in to a server with gosip in each way that it has on premises, and makes a round of calls. Reads {"url", "password"} from
// standard input, and prints a line of JSON for each case: its name, and the error or null.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"

	"github.com/koltyakov/gosip"
	"github.com/koltyakov/gosip/api"
	"github.com/koltyakov/gosip/auth/anon"
	"github.com/koltyakov/gosip/auth/fba"
	"github.com/koltyakov/gosip/auth/ntlm"
)

var asked struct {
	URL      string `json:"url"`
	Password string `json:"password"`
}

// bearer adds an access token, as an add-in of the library does that is written for another identity provider.
type bearer struct{ anon.AuthCnfg }

func (b *bearer) GetAuth() (string, int64, error) {
	answer, err := http.PostForm(asked.URL+"/oauth2/v2.0/token", map[string][]string{
		"grant_type": {"client_credentials"}, "client_id": {"tests"}, "client_secret": {"any"},
	})
	if err != nil {
		return "", 0, err
	}
	defer answer.Body.Close()
	var token struct {
		AccessToken string `json:"access_token"`
	}
	err = json.NewDecoder(answer.Body).Decode(&token)
	return token.AccessToken, 0, err
}

func (b *bearer) SetAuth(request *http.Request, _ *gosip.SPClient) error {
	token, _, err := b.GetAuth()
	request.Header.Set("Authorization", "Bearer "+token)
	return err
}

func main() {
	if err := json.NewDecoder(os.Stdin).Decode(&asked); err != nil {
		panic(err)
	}
	try("signs in by NTLM, and makes a round of calls", func() error {
		return round(&ntlm.AuthCnfg{SiteURL: asked.URL, Username: "ann", Password: asked.Password}, "i:0#.f|membership|ann")
	})
	try("signs in by forms, and makes a round of calls", func() error {
		return round(&fba.AuthCnfg{SiteURL: asked.URL, Username: "ann", Password: asked.Password}, "i:0#.f|membership|ann")
	})
	try("signs in with an access token, and makes a round of calls", func() error {
		return round(&bearer{anon.AuthCnfg{SiteURL: asked.URL}}, "")
	})
	try("is refused with a wrong password", func() error {
		err := round(&fba.AuthCnfg{SiteURL: asked.URL, Username: "ann", Password: "wrong"}, "")
		if err == nil {
			return fmt.Errorf("no error")
		}
		return nil
	})
}

func try(name string, run func() error) {
	var said any
	if err := run(); err != nil {
		said = err.Error()
	}
	line, _ := json.Marshal([]any{name, said})
	fmt.Println(string(line))
}

// round reads the user, adds an item with a digest, uploads a file and reads it back, and removes both.
func round(auth gosip.AuthCnfg, login string) error {
	client := &gosip.SPClient{AuthCnfg: auth}
	web := api.NewSP(client).Web()
	if login != "" {
		user, err := web.CurrentUser().Get()
		if err != nil {
			return err
		}
		if user.Data().LoginName != login {
			return fmt.Errorf("%s instead of %s", user.Data().LoginName, login)
		}
	}
	item, err := web.Lists().GetByTitle("Tasks").Items().Add([]byte(`{"Title":"By gosip"}`))
	if err != nil {
		return err
	}
	if err := web.Lists().GetByTitle("Tasks").Items().GetByID(item.Data().ID).Delete(); err != nil {
		return err
	}
	if _, err := web.GetFolder("Shared Documents").Files().Add("By gosip.txt", []byte("text"), true); err != nil {
		return err
	}
	reader, err := web.GetFile("Shared Documents/By gosip.txt").GetReader()
	if err != nil {
		return err
	}
	defer reader.Close()
	content, err := io.ReadAll(reader)
	if err != nil || string(content) != "text" {
		return fmt.Errorf("read %q, %v", content, err)
	}
	return web.GetFile("Shared Documents/By gosip.txt").Delete()
}
