import { json, type LoaderFunctionArgs } from "@remix-run/node";
import type { RefusedData } from "#app/http/forms/refused.ts";
import { malformedStatus } from "#app/http/network/incoming.server.ts";

const UNREADABLE: RefusedData = {
	title: "Invalid address",
	message: "This web address is not valid. Check it and try again, or start from the home page.",
};

export function loader({ request }: LoaderFunctionArgs) {
	const status = malformedStatus(request);
	throw status ? json(UNREADABLE, { status }) : json(null, { status: 404 });
}

export function action() {
	throw json(null, { status: 404 });
}

// The root error boundary shows the page; a route needs a component so that the root's loader runs.
export default function NotFound() {
	return null;
}
