import { t } from "#app/common/language/messages.ts";
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
		subject: t.restock.confirmMail.subject({ product: what.title }),
		paragraphs: [t.restock.confirmMail.question({ what: nameSold(what) })],
		area: "shop",
		items: [itemOf(what)],
		link: { label: t.restock.yes, path },
		after: [t.restock.confirmMail.after],
	});
}

/** Tells somebody who waits that there are units. `stopPath`: of the page that ends all their requests. */
export function backInStockMail({ to, what, stopPath }: About & { stopPath: string }): Mail {
	return layOutMail({
		to,
		subject: t.restock.mail.subject({ product: what.title }),
		paragraphs: [t.restock.mail.intro({ what: nameSold(what) })],
		area: "shop",
		items: [itemOf(what)],
		link: { label: t.restock.view, path: productPath(what.productId, what.variantId) },
		after: [t.restock.mail.after],
		unsubscribe: { label: t.restock.mail.stop, path: stopPath },
	});
}
