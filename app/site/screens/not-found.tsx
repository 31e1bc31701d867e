import { json, type LoaderFunctionArgs } from "@remix-run/node";
import type { RefusedData } from "#app/http/forms/refused.ts";
import { malformedStatus } from "#app/http/network/incoming.server.ts";

const UNREADABLE: RefusedData = {
	title: "That can’t be read",
	message: "The address or its host is not one. Type it again, or begin at the first page.",
};

export function loader({ request }: LoaderFunctionArgs) {
	const status = malformedStatus(request);
	throw status ? json(UNREADABLE, { status }) : json(null, { status: 404 });
}

export function action() {
	throw json(null, { status: 404 });
}

// The root error boundary shows the page; a screen needs a component for the root's loader to run.
export default function NotFound() {
	return null;
}
