import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.apache.http.impl.client.DefaultHttpClient;
import org.apache.olingo.client.api.communication.ODataClientErrorException;
import org.apache.olingo.client.api.communication.request.retrieve.ODataEntityRequest;
import org.apache.olingo.client.api.communication.request.retrieve.ODataEntitySetRequest;
import org.apache.olingo.client.api.http.HttpMethod;
import org.apache.olingo.client.api.uri.v3.URIBuilder;
import org.apache.olingo.client.api.v3.ODataClient;
import org.apache.olingo.client.core.ODataClientFactory;
import org.apache.olingo.client.core.http.DefaultHttpClientFactory;
import org.apache.olingo.commons.api.domain.v3.ODataEntity;
import org.apache.olingo.commons.api.domain.v3.ODataEntitySet;
import org.apache.olingo.commons.api.edm.Edm;
import org.apache.olingo.commons.api.edm.EdmEntityType;
import org.apache.olingo.commons.api.edm.FullQualifiedName;
import org.apache.olingo.commons.api.format.ODataFormat;

/** Reads a server of OData v3. Arguments: its URL, and an Authorization. Prints a line of JSON for each case. */
public class Reads {
  interface Case {
    void run() throws Exception;
  }

  static final ODataClient client = ODataClientFactory.getV3();
  static String root;
  static String authorization;
  static Edm model;

  public static void main(String[] arguments) {
    root = arguments[0] + "/_api";
    authorization = arguments[1];
    String namespace = arguments[2];
    client.getConfiguration().setDefaultPubFormat(ODataFormat.JSON);
    client.getConfiguration().setHttpClientFactory(new DefaultHttpClientFactory() {
      @Override
      public DefaultHttpClient create(HttpMethod method, URI address) {
        DefaultHttpClient made = super.create(method, address);
        made.addRequestInterceptor((request, context) -> request.setHeader("Authorization", authorization));
        return made;
      }
    });

    attempt("reads $metadata", () -> {
      var request = client.getRetrieveRequestFactory().getMetadataRequest(root);
      model = request.execute().getBody();
      for (String name : List.of("Web", "List", "ListItem", "File", "User")) {
        EdmEntityType type = model.getEntityType(new FullQualifiedName(namespace, name));
        same(type.getName(), name);
        expect(type.getKeyPredicateNames().size() == 1, name + " has no key");
      }
      EdmEntityType list = model.getEntityType(new FullQualifiedName(namespace, "List"));
      same(list.getProperty("Title").getType().getName(), "String");
      same(list.getProperty("Id").getType().getName(), "Guid");
      same(list.getNavigationProperty("Fields").getType().getName(), "Field");
      expect(list.getNavigationProperty("Fields").isCollection(), "Fields is no collection");
      expect(model.getEntityContainer(new FullQualifiedName(namespace, "ApiData")).getEntitySets().size() > 20, "few sets");
    });

    attempt("reads an entity", () -> {
      ODataEntity web = entity(at("web"));
      same(web.getProperty("Title").getPrimitiveValue().toString(), "Home");
      same(web.getTypeName().toString(), namespace + ".Web");
    });

    attempt("lists entities", () -> expect(all(at("web", "lists").build()).size() > 3, "few lists"));

    attempt("selects, filters and orders", () -> {
      List<ODataEntity> lists = all(at("web", "lists").select("Title", "BaseTemplate").filter("BaseTemplate eq 101").orderBy("Title desc").build());
      expect(lists.size() > 0, "no libraries");
      for (ODataEntity list : lists) same(list.getProperty("BaseTemplate").getPrimitiveValue().toString(), "101");
    });

    attempt("filters by the filters that it builds", () -> {
      var filters = client.getFilterFactory();
      List<ODataEntity> lists = all(at("web", "lists").filter(filters.eq("Title", "Tasks")).build());
      same(lists.size(), 1);
    });

    attempt("follows the pages of items", () -> {
      URI items = URI.create(root + "/web/lists/getbytitle('Tasks')/items?$top=3");
      ODataEntitySet first = set(items);
      same(first.getEntities().size(), 3);
      expect(first.getNext() != null, "no next page");
      expect(all(items).size() > 6, "items are missing");
    });

    attempt("expands related entities", () -> {
      ODataEntity list = entity(client.newURIBuilder(root).appendEntitySetSegment("web").appendNavigationSegment("lists").appendNavigationSegment("getbytitle('Tasks')").select("Title", "Fields/InternalName").expand("Fields"));
      same(list.getNavigationLink("Fields") != null || list.getProperty("Fields") != null, true);
    });

    attempt("is told that a query is wrong", () -> {
      try {
        all(at("web", "lists").filter("Titel eq 'x'").build());
      } catch (ODataClientErrorException error) {
        same(error.getStatusLine().getStatusCode(), 400);
        return;
      }
      throw new AssertionError("no error");
    });
  }

  static URIBuilder at(String first, String... more) {
    URIBuilder address = client.newURIBuilder(root).appendEntitySetSegment(first);
    for (String segment : more) address = address.appendNavigationSegment(segment);
    return address;
  }

  static ODataEntity entity(URIBuilder address) {
    ODataEntityRequest<ODataEntity> request = client.getRetrieveRequestFactory().getEntityRequest(address.build());
    return request.execute().getBody();
  }

  static ODataEntitySet set(URI address) {
    ODataEntitySetRequest<ODataEntitySet> request = client.getRetrieveRequestFactory().getEntitySetRequest(address);
    return request.execute().getBody();
  }

  /** The entities of all pages. */
  static List<ODataEntity> all(URI address) {
    List<ODataEntity> found = new ArrayList<>();
    for (URI next = address; next != null; ) {
      ODataEntitySet page = set(next);
      found.addAll(page.getEntities());
      next = page.getNext();
    }
    return found;
  }

  static void expect(boolean holds, String words) {
    if (!holds) throw new AssertionError(words);
  }

  static void same(Object actual, Object expected) {
    expect(expected.equals(actual), actual + " instead of " + expected);
  }

  static void attempt(String name, Case run) {
    String said = "null";
    try {
      run.run();
    } catch (Throwable error) {
      said = text(error + (error.getCause() == null ? "" : " because of " + error.getCause()) + (error.getStackTrace().length > 0 ? " at " + error.getStackTrace()[0] : ""));
    }
    System.out.println("[" + text(name) + "," + said + "]");
  }

  static String text(String words) {
    return '"' + words.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("[\\x00-\\x1f]+", " ") + '"';
  }
}
