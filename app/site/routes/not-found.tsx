import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import { malformedStatus } from "#app/http/network/incoming.server.ts";
import type { RefusedData } from "#app/http/network/refused.ts";
import { refusalIn } from "#app/http/pages/refuse-with-pages.server.ts";
import { partIn } from "#app/page-cache/index.server.ts";

const UNREADABLE: RefusedData = {
	get title() {
		return t.notFound.address.title;
	},
	get message() {
		return t.notFound.address.text;
	},
};

const OTHER_METHOD: RefusedData = {
	get title() {
		return t.notFound.method.title;
	},
	get message() {
		return t.notFound.method.text;
	},
};

export function loader({ request, context }: LoaderFunctionArgs) {
	const refusal = partIn(context)?.refusal ?? refusalIn(context);
	if (refusal) throw json(refusal.data, { status: refusal.status });
	const status = malformedStatus(request);
	if (status === 405) throw json(OTHER_METHOD, { status });
	throw status ? json(UNREADABLE, { status }) : json(null, { status: 404 });
}

export function action() {
	throw json(null, { status: 404 });
}

// The root error boundary shows the page; a route needs a component so that the root's loader runs.
export default function NotFound() {
	return null;
}
