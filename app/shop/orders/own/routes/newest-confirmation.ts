import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { db } from "#app/http/process/database.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { findNewestOrder } from "#app/shop/orders/own/own-orders.server.ts";

/** Redirects to the newest order of this account or browser, or to the form that asks for a number. */
export async function loader({ request }: LoaderFunctionArgs) {
	const number = await findNewestOrder(db, await readViewer(request, ""));
	return redirect(number ? `/order-confirmation/${number}` : "/track", { status: 303 });
}
