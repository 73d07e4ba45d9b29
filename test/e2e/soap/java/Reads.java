import jakarta.jws.WebMethod;
import jakarta.jws.WebParam;
import jakarta.xml.ws.BindingProvider;
import jakarta.xml.ws.Holder;
import jakarta.xml.ws.WebEndpoint;
import jakarta.xml.ws.WebServiceClient;
import jakarta.xml.ws.WebServiceException;
import jakarta.xml.ws.soap.SOAPFaultException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.datatype.DatatypeFactory;
import javax.xml.datatype.XMLGregorianCalendar;

/**
 * Calls every operation that reads with the clients that Generate makes, in both versions of SOAP. The arguments are the
 * address of the server, the value of the header Authorization, the folder of the classes, a file with a service and an
 * operation in each line, and a file with a parameter and its value in each line. Prints a line for each call: service,
 * operation, version, and "reply", "fault" or what went wrong.
 */
public final class Reads {
    private static final Map<String, String> known = new HashMap<>();

    public static void main(String[] arguments) throws Exception {
        for (String line : Files.readAllLines(Path.of(arguments[4]))) known.put(line.split("\t")[0], line.split("\t")[1]);
        Map<String, List<Port>> ports = new HashMap<>();
        for (String line : Files.readAllLines(Path.of(arguments[3]))) {
            String[] words = line.split(" ");
            if (!ports.containsKey(words[0])) ports.put(words[0], portsOf(words[0], arguments));
            for (Port port : ports.get(words[0])) System.out.println(line + " " + port.version + " " + outcome(port, words[1]));
        }
    }

    private record Port(String version, Class<?> type, Object client) {}

    private static List<Port> portsOf(String service, String[] arguments) throws Exception {
        var wsdl = URI.create(arguments[0] + "/_vti_bin/" + service + ".asmx?wsdl").toURL();
        var signedIn = Map.of("Authorization", List.of(arguments[1]));
        Class<?> type = clientOf(service, Path.of(arguments[2]));
        Object made = type.getConstructor(java.net.URL.class).newInstance(wsdl);
        List<Port> found = new java.util.ArrayList<>();
        for (Method method : type.getMethods()) {
            WebEndpoint endpoint = method.getAnnotation(WebEndpoint.class);
            if (endpoint == null || method.getParameterCount() > 0) continue;
            Object client = method.invoke(made);
            ((BindingProvider) client).getRequestContext().put("jakarta.xml.ws.http.request.headers", signedIn);
            found.add(new Port(endpoint.name().endsWith("12") ? "1.2" : "1.1", method.getReturnType(), client));
        }
        return found;
    }

    private static Class<?> clientOf(String service, Path classes) throws Exception {
        try (Stream<Path> files = Files.list(classes.resolve("tenon").resolve(service))) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (!name.endsWith(".class")) continue;
                Class<?> type = Class.forName("tenon." + service + "." + name.substring(0, name.length() - ".class".length()));
                if (type.isAnnotationPresent(WebServiceClient.class)) return type;
            }
        }
        throw new IllegalStateException("There is no client of " + service + ".");
    }

    private static String outcome(Port port, String operation) throws Exception {
        for (Method method : port.type.getMethods()) {
            if (!operation.equals(nameOf(method))) continue;
            Parameter[] parameters = method.getParameters();
            Object[] values = new Object[parameters.length];
            for (int at = 0; at < values.length; at++) values[at] = valueFor(parameters[at]);
            try {
                method.invoke(port.client, values);
                return "reply";
            } catch (InvocationTargetException failed) {
                return isFault(failed.getCause()) ? "fault" : String.valueOf(failed.getCause());
            }
        }
        return "there is no such method";
    }

    private static String nameOf(Method method) {
        WebMethod described = method.getAnnotation(WebMethod.class);
        return described == null || described.operationName().isEmpty() ? method.getName() : described.operationName();
    }

    /** This client reads a fault only if its status is 500, and tells the status of any other one. */
    private static boolean isFault(Throwable cause) {
        return cause instanceof SOAPFaultException
            || (cause instanceof WebServiceException && String.valueOf(cause.getMessage()).matches("(?s).{0,200}HTTP status code 4\\d\\d.{0,200}"));
    }

    private static Object valueFor(Parameter parameter) throws Exception {
        WebParam described = parameter.getAnnotation(WebParam.class);
        if (parameter.getType() != Holder.class) return valueOf(parameter.getType(), described.name());
        return new Holder<Object>();
    }

    /** The known value of a name, or the plainest of a type; nothing for what may be missing. */
    private static Object valueOf(Class<?> type, String name) throws Exception {
        String given = known.get(name);
        if (type == String.class) return given;
        if (type == int.class || type == Integer.class) return given == null ? 1 : Integer.valueOf(given);
        if (type == long.class || type == Long.class) return 1L;
        if (type == short.class || type == Short.class) return (short) 1;
        if (type == double.class || type == Double.class) return 1.0;
        if (type == boolean.class || type == Boolean.class) return true;
        if (type == byte[].class) return "bytes".getBytes();
        if (type == XMLGregorianCalendar.class) return DatatypeFactory.newInstance().newXMLGregorianCalendar("2026-01-31T10:00:00Z");
        if (type.isEnum()) return type.getEnumConstants()[0];
        return null;
    }
}
