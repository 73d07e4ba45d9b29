import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.apache.http.impl.client.DefaultHttpClient;
import org.apache.olingo.client.api.communication.ODataClientErrorException;
import org.apache.olingo.client.api.communication.request.cud.v3.UpdateType;
import org.apache.olingo.client.api.communication.request.retrieve.v3.ODataLinkCollectionRequest;
import org.apache.olingo.client.api.http.HttpMethod;
import org.apache.olingo.client.api.v3.ODataClient;
import org.apache.olingo.client.core.ODataClientFactory;
import org.apache.olingo.client.core.http.DefaultHttpClientFactory;
import org.apache.olingo.commons.api.domain.ODataLink;
import org.apache.olingo.commons.api.domain.v3.ODataEntity;
import org.apache.olingo.commons.api.domain.v3.ODataEntitySet;
import org.apache.olingo.commons.api.edm.Edm;
import org.apache.olingo.commons.api.edm.EdmEntityContainer;
import org.apache.olingo.commons.api.edm.EdmEntitySet;
import org.apache.olingo.commons.api.edm.EdmEntityType;
import org.apache.olingo.commons.api.edm.FullQualifiedName;
import org.apache.olingo.commons.api.format.ODataFormat;

/** Reads and writes lists by ListData.svc. Arguments: the URL of the server, and an Authorization. Prints a line of JSON for each case. */
public class ListData {
  interface Case {
    void run() throws Exception;
  }

  static final ODataClient client = ODataClientFactory.getV3();
  static String root;
  static Edm model;
  static String namespace;

  public static void main(String[] arguments) {
    root = arguments[0] + "/_vti_bin/ListData.svc";
    String authorization = arguments[1];
    client.getConfiguration().setDefaultPubFormat(ODataFormat.ATOM);
    client.getConfiguration().setHttpClientFactory(new DefaultHttpClientFactory() {
      @Override
      public DefaultHttpClient create(HttpMethod method, URI address) {
        DefaultHttpClient made = super.create(method, address);
        made.addRequestInterceptor((request, context) -> request.setHeader("Authorization", authorization));
        return made;
      }
    });

    attempt("reads $metadata", () -> {
      model = client.getRetrieveRequestFactory().getMetadataRequest(root).execute().getBody();
      namespace = model.getSchemas().get(0).getNamespace();
      EdmEntityContainer container = model.getSchemas().get(0).getEntityContainer();
      EdmEntitySet orders = container.getEntitySet("Orders");
      same(orders.getEntityType().getKeyPredicateNames().toString(), "[Id]");
      EdmEntityType type = model.getEntityType(new FullQualifiedName(namespace, "OrdersItem"));
      same(type.getProperty("Amount").getType().getName(), "Double");
      same(type.getNavigationProperty("Customer").getType().getName(), "CustomersItem");
      same(type.getNavigationProperty("Attachments").getType().getName(), "AttachmentsItem");
      expect(type.getNavigationProperty("Colours").isCollection(), "Colours is no collection");
      expect(container.getEntitySet("Documents").getEntityType().hasStream(), "Documents has no stream");
      expect(!type.hasStream(), "Orders has a stream");
    });

    attempt("lists, filters and orders the items of a list", () -> {
      List<ODataEntity> found = set(URI.create(root + "/Orders?$filter=Amount%20gt%202&$orderby=Amount%20desc"));
      same(found.size(), 2);
      same(value(found.get(0), "Title"), "third");
      same(found.get(0).getTypeName().getName(), "OrdersItem");
    });

    attempt("follows the links of an entity", () -> {
      ODataEntity order = entity(URI.create(root + "/Orders(1)"));
      same(value(entity(linkOf(order, "Customer")), "Title"), "Ada");
      same(value(entity(linkOf(order, "CreatedBy")), "Name"), "ann");
      same(set(linkOf(order, "Colours")).size(), 2);
      same(set(linkOf(order, "Attachments")).size(), 0);
    });

    attempt("reads and changes $links", () -> {
      // The client reads the addresses of several links only.
      same(links("Orders(1)", "Colours").size(), 2);
      URI address = URI.create(root + "/Orders(2)/$links/Customer");
      ODataLink link = client.getObjectFactory().newEntityNavigationLink("Customer", URI.create(root + "/Customers(2)"));
      var update = client.getCUDRequestFactory().getLinkUpdateRequest(address, UpdateType.REPLACE, link);
      update.setFormat(ODataFormat.XML);
      same(update.execute().getStatusCode(), 204);
      same(value(entity(URI.create(root + "/Orders(2)/Customer")), "Title"), "Bob");
      ODataLink colour = client.getObjectFactory().newEntityNavigationLink("Colours", URI.create(root + "/OrdersColours('blue')"));
      URI colours = URI.create(root + "/Orders(2)/$links/Colours");
      var creation = client.getCUDRequestFactory().getLinkCreateRequest(colours, colour);
      creation.setFormat(ODataFormat.XML);
      same(creation.execute().getStatusCode(), 204);
      same(links("Orders(2)", "Colours").toString(), "[" + root + "/OrdersColours('blue')]");
    });

    attempt("adds, changes and deletes an entity", () -> {
      ODataEntity made = client.getObjectFactory().newEntity(new FullQualifiedName(namespace, "OrdersItem"));
      set(made, "Title", "made by Olingo");
      made.getProperties().add(client.getObjectFactory().newPrimitiveProperty("Amount", client.getObjectFactory().newPrimitiveValueBuilder().buildDouble(1.5)));
      var added = client.getCUDRequestFactory().getEntityCreateRequest(URI.create(root + "/Orders"), made).execute();
      same(added.getStatusCode(), 201);
      URI address = URI.create(root + "/Orders(" + value(added.getBody(), "Id") + ")");
      ODataEntity change = client.getObjectFactory().newEntity(new FullQualifiedName(namespace, "OrdersItem"));
      set(change, "Title", "changed by Olingo");
      var update = client.getCUDRequestFactory().getEntityUpdateRequest(address, UpdateType.MERGE, change);
      update.setIfMatch(entity(address).getETag());
      same(update.execute().getStatusCode(), 204);
      same(value(entity(address), "Title"), "changed by Olingo");
      same(value(entity(address), "Amount"), "1.5");
      var late = client.getCUDRequestFactory().getEntityUpdateRequest(address, UpdateType.MERGE, change);
      late.setIfMatch(added.getBody().getETag());
      same(statusOf(late::execute), 412);
      same(client.getCUDRequestFactory().getDeleteRequest(address).execute().getStatusCode(), 204);
      same(statusOf(() -> entity(address)), 404);
    });

    attempt("reads the file of a library", () -> {
      ODataEntity file = entity(URI.create(root + "/Documents(1)"));
      expect(file.isMediaEntity(), "no media entity");
      same(file.getMediaContentType(), "text/plain");
      URI source = URI.create(root + "/").resolve(file.getMediaContentSource());
      var request = client.getRetrieveRequestFactory().getMediaRequest(source);
      same(new String(request.execute().getBody().readAllBytes()), "the plan");
    });
  }

  interface Call {
    Object run();
  }

  static int statusOf(Call call) {
    try {
      call.run();
    } catch (ODataClientErrorException error) {
      return error.getStatusLine().getStatusCode();
    }
    return 200;
  }

  static URI linkOf(ODataEntity entity, String name) {
    ODataLink link = entity.getNavigationLink(name);
    expect(link != null, "no link " + name);
    return link.getLink();
  }

  static List<URI> links(String entity, String name) {
    ODataLinkCollectionRequest request = client.getRetrieveRequestFactory().getLinkCollectionRequest(URI.create(root + "/" + entity), name);
    request.setFormat(ODataFormat.XML);
    return request.execute().getBody().getLinks();
  }

  static void set(ODataEntity entity, String name, String text) {
    var value = client.getObjectFactory().newPrimitiveValueBuilder().buildString(text);
    entity.getProperties().add(client.getObjectFactory().newPrimitiveProperty(name, value));
  }

  static String value(ODataEntity entity, String name) {
    return entity.getProperty(name).getPrimitiveValue().toString();
  }

  static ODataEntity entity(URI address) {
    return client.getRetrieveRequestFactory().getEntityRequest(address).execute().getBody();
  }

  static List<ODataEntity> set(URI address) {
    ODataEntitySet found = client.getRetrieveRequestFactory().getEntitySetRequest(address).execute().getBody();
    return new ArrayList<>(found.getEntities());
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
