import { json } from "@remix-run/node";

export function loader() {
	throw json(null, { status: 404 });
}

export function action() {
	throw json(null, { status: 404 });
}

// The root error boundary shows the page; a screen needs a component for the root's loader to run.
export default function NotFound() {
	return null;
}
