import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.apache.http.client.methods.HttpUriRequest;
import org.apache.http.impl.client.DefaultHttpClient;
import org.apache.olingo.client.api.communication.ODataClientErrorException;
import org.apache.olingo.client.api.communication.request.retrieve.ODataEntityRequest;
import org.apache.olingo.client.api.communication.request.retrieve.ODataEntitySetRequest;
import org.apache.olingo.client.api.v3.ODataClient;
import org.apache.olingo.client.core.ODataClientFactory;
import org.apache.olingo.commons.api.domain.v3.ODataEntity;
import org.apache.olingo.commons.api.domain.v3.ODataEntitySet;
import org.apache.olingo.commons.api.edm.Edm;
import org.apache.olingo.commons.api.edm.FullQualifiedName;

/** Reads a server of OData v3. Arguments: its URL, and an Authorization. Prints a line of JSON for each case. */
public class Reads {
  interface Case {
    void run() throws Exception;
  }

  static final ODataClient client = ODataClientFactory.getV3();
  static String root;
  static String authorization;

  public static void main(String[] arguments) throws Exception {
    root = arguments[0] + "/_api";
    authorization = arguments[1];
  }
}
