import jakarta.xml.ws.BindingProvider;
import jakarta.xml.ws.WebServiceException;
import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import tenon.lists.Batch;
import tenon.lists.BatchField;
import tenon.lists.BatchMethod;
import tenon.lists.BatchResult;
import tenon.lists.Caml;
import tenon.lists.Lists;
import tenon.lists.ListsSoap;
import tenon.lists.MethodCommand;
import tenon.lists.UpdateListItems;
import tenon.sites.Sites;
import tenon.usergroup.UserGroup;
import tenon.views.Views;
import tenon.webs.Webs;

/**
 * Calls five services with the clients that Generate makes, and prints a line for each call. The arguments are the
 * address of the server, the value of the header Authorization, and the version of SOAP.
 */
public final class Calls {
    private static String server;
    private static String authorization;

    public static void main(String[] arguments) throws Exception {
        server = arguments[0];
        authorization = arguments[1];
        boolean newer = arguments[2].equals("1.2");
        Lists lists = new Lists(wsdl("lists"));
        callLists(signedIn(newer ? lists.getListsSoap12() : lists.getListsSoap()), "From Java " + arguments[2]);
        UserGroup groups = new UserGroup(wsdl("usergroup"));
        var user = signedIn(newer ? groups.getUserGroupSoap12() : groups.getUserGroupSoap()).getCurrentUserInfo();
        print("usergroup", user.getGetUserInfo().getUser().getLoginName());
        Webs webs = new Webs(wsdl("webs"));
        print("webs", signedIn(newer ? webs.getWebsSoap12() : webs.getWebsSoap()).getWeb(server).getWeb().getTitle());
        Views views = new Views(wsdl("views"));
        var all = signedIn(newer ? views.getViewsSoap12() : views.getViewsSoap()).getViewCollection("Tasks");
        print("views", all.getViews().getView().size() > 0);
        Sites sites = new Sites(wsdl("sites"));
        print("sites", signedIn(newer ? sites.getSitesSoap12() : sites.getSitesSoap()).getSite(server).startsWith("<Site "));
    }

    private static void callLists(ListsSoap lists, String title) {
        BatchResult result = lists.updateListItems("Tasks", method(MethodCommand.NEW, field("Title", title))).getResults().getResult().get(0);
        print("lists.UpdateListItems", result.getIDAttribute(), result.getErrorCode());
        Caml fields = new Caml();
        Element row = (Element) lists.getListItems("Tasks", null, null, fields, "1000", null, null).getListitems().getAny();
        NodeList rows = row.getElementsByTagNameNS("#RowsetSchema", "row");
        print("lists.GetListItems", ((Element) rows.item(rows.getLength() - 1)).getAttribute("ows_Title"));
        try {
            lists.getList("Nope");
        } catch (WebServiceException refused) {
            // This client reads a fault only if its status is 500, and shows the status of any other one.
            print("lists.GetList", refused.getMessage().contains("404"));
        }
    }

    private static UpdateListItems.Updates method(MethodCommand command, BatchField... fields) {
        BatchMethod method = new BatchMethod();
        method.setID(1);
        method.setCmd(command);
        method.getField().addAll(List.of(fields));
        Batch batch = new Batch();
        batch.getMethod().add(method);
        UpdateListItems.Updates updates = new UpdateListItems.Updates();
        updates.setBatch(batch);
        return updates;
    }

    private static BatchField field(String name, String value) {
        BatchField field = new BatchField();
        field.setName(name);
        field.setValue(value);
        return field;
    }

    private static URL wsdl(String service) throws Exception {
        return URI.create(server + "/_vti_bin/" + service + ".asmx?wsdl").toURL();
    }

    private static <Port> Port signedIn(Port port) {
        Map<String, Object> context = ((BindingProvider) port).getRequestContext();
        context.put("jakarta.xml.ws.http.request.headers", Map.of("Authorization", List.of(authorization)));
        return port;
    }

    private static void print(Object... parts) {
        System.out.println(String.join(" ", List.of(parts).stream().map(String::valueOf).toList()));
    }
}
