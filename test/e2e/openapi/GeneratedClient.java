import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tenon.ApiClient;
import tenon.ApiException;
import tenon.api.FilesApi;
import tenon.api.ItemsApi;
import tenon.api.ListsApi;
import tenon.model.FileReplyVerbose;
import tenon.model.ListCreation;
import tenon.model.ListItemCollectionVerbose;
import tenon.model.ListItemVerbose;

/** Calls a server with a generated client. Arguments: its URL, and an Authorization. Prints a line of JSON for each case. */
public class GeneratedClient {
  interface Case {
    void run() throws Exception;
  }

  static final String title = "Bob's (and 100 % Ann's) parts";
  static final String list = quoted(title);

  public static void main(String[] arguments) {
    ApiClient client = new ApiClient();
    client.setBasePath(arguments[0]);
    client.addDefaultHeader("Authorization", arguments[1]);
    ListsApi lists = new ListsApi(client);
    ItemsApi items = new ItemsApi(client);
    FilesApi files = new FilesApi(client);
    List<Integer> ids = new ArrayList<>();

    attempt("creates", () -> {
      ListCreation creation = new ListCreation().title(title).baseTemplate(100);
      same(lists.addList(creation, null, null, null, null).getD().getTitle(), title);
      for (String name : List.of("bolt", "nut", "smith's hammer", "washer", "zip")) {
        ids.add(items.addItem(list, null, null, null, null, Map.of("Title", name)).getD().getId());
      }
    });

    attempt("reads", () -> same(titleOf(items, ids.get(2)), "smith's hammer"));

    attempt("updates", () -> {
      items.updateItem(list, ids.get(0), null, null, null, "*", null, Map.of("Title", "long bolt"));
      same(titleOf(items, ids.get(0)), "long bolt");
    });

    attempt("queries", () -> {
      String filter = "Title eq 'smith''s hammer'";
      ListItemCollectionVerbose found = items.listItems(list, null, null, null, filter, null, null, null, null, null);
      same(titlesIn(found), List.of("smith's hammer"));
    });

    attempt("pages", () -> {
      List<List<String>> pages = new ArrayList<>();
      String token = null;
      do {
        ListItemCollectionVerbose page = items.listItems(list, null, "Id,Title", null, null, "Id", 2, null, token, null);
        pages.add(titlesIn(page));
        token = page.getD().getNext() == null ? null : optionOf(page.getD().getNext().getRawQuery(), "$skiptoken");
      } while (token != null);
      same(pages, List.of(List.of("long bolt", "nut"), List.of("smith's hammer", "washer"), List.of("zip")));
    });

    attempt("uploads and downloads", () -> {
      Path plan = Files.createTempFile("plan", ".txt");
      byte[] bytes = {(byte) 0xff, 0, 'p', 'l', 'a', 'n', (byte) 0x80};
      Files.write(plan, bytes);
      try {
        FileReplyVerbose made = files.addFile("/Shared Documents", quoted("Ann's plan.txt"), true, null, null, null, null, plan.toFile());
        same(made.getD().getName(), "Ann's plan.txt");
        Path read = files.getFileValue(quoted(made.getD().getServerRelativeUrl()), null, null).toPath();
        same(Files.readString(read, StandardCharsets.ISO_8859_1), new String(bytes, StandardCharsets.ISO_8859_1));
        Files.delete(read);
      } finally {
        Files.delete(plan);
      }
    });

    attempt("deletes", () -> {
      items.deleteItem(list, ids.get(0), null, "*", null);
      try {
        titleOf(items, ids.get(0));
        throw new AssertionError("a deleted item is read");
      } catch (ApiException gone) {
        same(gone.getCode(), 404);
      }
      lists.deleteList(list, null, "*", null);
    });
  }

  static String titleOf(ItemsApi items, int id) throws ApiException {
    return items.getItem(list, id, null, null, null).getD().getTitle();
  }

  static List<String> titlesIn(ListItemCollectionVerbose page) {
    return page.getD().getResults().stream().map(ListItemVerbose::getTitle).toList();
  }

  /** A quote in a quoted value of an address is doubled. */
  static String quoted(String text) {
    return text.replace("'", "''");
  }

  static String optionOf(String query, String name) {
    for (String option : query.split("&")) {
      String[] words = URLDecoder.decode(option, StandardCharsets.UTF_8).split("=", 2);
      if (words[0].equals(name)) return words[1];
    }
    return null;
  }

  static void attempt(String name, Case step) {
    String error = null;
    try {
      step.run();
    } catch (Exception | AssertionError failed) {
      error = failed.toString();
    }
    System.out.println("[" + text(name) + "," + (error == null ? "null" : text(error)) + "]");
  }

  static String text(String value) {
    StringBuilder made = new StringBuilder("\"");
    for (char one : value.toCharArray()) {
      if (one == '"' || one == '\\') made.append('\\').append(one);
      else if (one < ' ') made.append(' ');
      else made.append(one);
    }
    return made.append('"').toString();
  }

  static void same(Object seen, Object expected) {
    if (!seen.equals(expected)) throw new AssertionError(seen + " instead of " + expected);
  }
}
