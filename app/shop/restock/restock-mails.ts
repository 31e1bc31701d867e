import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { mailPicturePath } from "#app/common/photos/pictures.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import type { SoldVariant } from "./restock-requests.server.ts";

type About = { to: string; what: SoldVariant };

/** A product with its options: "Halden lamp (Small / Blue)". */
export const nameSold = ({ title, options }: Pick<SoldVariant, "title" | "options">): string =>
	options ? `${title} (${options})` : title;

const itemOf = (what: SoldVariant) => ({
	name: nameSold(what),
	amount: null,
	picturePath: mailPicturePath(what.imageHash, "square"),
});

/** Asks the owner of a typed address to confirm the request. `path`: of the page that confirms it. */
export function confirmRestockMail({ to, what, path }: About & { path: string }): Mail {
	return layOutMail({
		to,
		subject: `Confirm your request: ${what.title}`,
		paragraphs: [`Should we email you when ${nameSold(what)} is back in stock?`],
		area: "shop",
		items: [itemOf(what)],
		link: { label: "Yes, email me", path },
		after: ["The link works for 24 hours. If you did not ask for it, ignore this email: we store nothing."],
	});
}

/** Tells somebody who waits that there are units. `stopPath`: of the page that ends all their requests. */
export function backInStockMail({ to, what, stopPath }: About & { stopPath: string }): Mail {
	return layOutMail({
		to,
		subject: `${what.title} is back in stock`,
		paragraphs: [
			`You asked us to tell you: ${nameSold(what)} is back in stock. We can’t keep it for you, and it may sell out again.`,
		],
		area: "shop",
		items: [itemOf(what)],
		link: { label: "View the product", path: productPath(what.productId, what.variantId) },
		after: ["Your request has ended. To hear about it again, ask again when it is out of stock."],
		unsubscribe: { label: "Stop all back-in-stock emails", path: stopPath },
	});
}
