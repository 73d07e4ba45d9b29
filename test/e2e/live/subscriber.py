"""Subscribes to a group of a hub and prints each message as a line of JSON, until its input ends.

Arguments: the URL of the hub, the value of the header Authorization, the group, the method of the messages.
"""

import json
import sys

from signalrcore.hub_connection_builder import HubConnectionBuilder

url, authorization, group, method = sys.argv[1:]


def tell(*values):
    print(json.dumps(values), flush=True)


hub = HubConnectionBuilder().with_url(url, options={"headers": {"Authorization": authorization}}).build()
hub.on(method, lambda arguments: tell("message", *arguments))
hub.on_error(lambda completion: tell("error", str(completion.error)))
hub.on_open(lambda: hub.send("Subscribe", [group], lambda _: tell("subscribed")))
hub.start()
sys.stdin.read()
hub.stop()
