import com.sun.tools.ws.WsImport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * Generates a client of each service from its served WSDL. The arguments are a folder for the classes, the address of
 * the server, and the services.
 */
public final class Generate {
    private static final String SCHEMA = "http://www.w3.org/2001/XMLSchema";

    public static void main(String[] arguments) throws Throwable {
        Path classes = Path.of(arguments[0]);
        for (int at = 2; at < arguments.length; at++) {
            String service = arguments[at];
            String wsdl = arguments[1] + "/_vti_bin/" + service + ".asmx?wsdl";
            Path names = classes.resolve(service + ".xml");
            Files.writeString(names, namesFor(wsdl));
            String[] options = {
                "-quiet", "-extension", "-Xnocompile", "-s", classes.toString(), "-p", "tenon." + service, "-b", names.toString(), wsdl
            };
            if (WsImport.doMain(options) != 0) throw new IllegalStateException("No client of " + service + " can be generated.");
        }
    }

    /**
     * A type of the established server has an attribute and an element of one name: the result of UpdateListItems has two
     * ID. A class needs two names, so its attribute gets another one.
     */
    private static String namesFor(String wsdl) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        Document document = factory.newDocumentBuilder().parse(wsdl);
        NodeList attributes = document.getElementsByTagNameNS(SCHEMA, "attribute");
        StringBuilder bindings = new StringBuilder();
        for (int at = 0; at < attributes.getLength(); at++) {
            Element attribute = (Element) attributes.item(at);
            if (!elementNames(attribute.getParentNode()).contains(attribute.getAttribute("name"))) continue;
            bindings.append("<jaxb:bindings node=\"(//s:attribute)[" + (at + 1) + "]\"><jaxb:property name=\""
                + attribute.getAttribute("name") + "Attribute\"/></jaxb:bindings>");
        }
        return "<jaxws:bindings wsdlLocation=\"" + wsdl + "\" xmlns:jaxws=\"https://jakarta.ee/xml/ns/jaxws\""
            + " xmlns:jaxb=\"https://jakarta.ee/xml/ns/jaxb\" xmlns:s=\"" + SCHEMA + "\""
            + " xmlns:wsdl=\"http://schemas.xmlsoap.org/wsdl/\" jaxb:version=\"3.0\">"
            + "<jaxws:bindings node=\"wsdl:definitions/wsdl:types/s:schema\">" + bindings + "</jaxws:bindings></jaxws:bindings>";
    }

    /** The names of the elements directly in a type. */
    private static List<String> elementNames(Node type) {
        List<String> names = new ArrayList<>();
        for (Node part = type.getFirstChild(); part != null; part = part.getNextSibling())
            for (Node child = part.getFirstChild(); child != null; child = child.getNextSibling())
                if (child instanceof Element element && element.getLocalName().equals("element")) names.add(element.getAttribute("name"));
        return names;
    }
}
