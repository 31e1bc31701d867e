import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { requestContext } from "#app/http/log/request-id.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { readCartCount } from "#app/shop/cart/cart-request.server.ts";
import { CartCount } from "#app/ui/frame/badges.tsx";

/**
 * `/cart/count`: only the cart's link of the top bar, for the script that refreshes it on a page that was kept.
 * `?always`: also the link of an empty cart.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	const count = await readCartCount(await readSender(request), requestContext(request));
	const isAlwaysShown = new URL(request.url).searchParams.has("always");
	return new Response(renderToStaticMarkup(<CartCount count={count} isAlwaysShown={isAlwaysShown} />), {
		status: count === null ? 503 : 200,
		headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
	});
}
