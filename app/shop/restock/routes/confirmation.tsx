import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DeadLink } from "#app/account/sign-in/dead-link.tsx";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { isSoldOut } from "#app/shop/catalogue/choose-variant.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { readConfirmation } from "#app/shop/restock/restock-links-settings.server.ts";
import { nameSold } from "#app/shop/restock/restock-mails.ts";
import { flashOfRestock, pathAfterRestock } from "#app/shop/restock/restock-messages.ts";
import { readSoldVariant, requestRestockEmail } from "#app/shop/restock/restock-requests.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const handle = { subject: "shop" };
export const meta = () => privatePageMeta(t.restock.title);
export const headers = secretLinkHeaders;

/** Only shows what the link confirms: programs that check emails open links, too. */
export async function loader({ params }: LoaderFunctionArgs) {
	const asked = readConfirmation(params.token ?? "", new Date());
	const what = asked && (await readSoldVariant(db, asked.variantId));
	return what ? json({ what, email: asked.email }) : json(null, { status: 410 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const form = await readForm(request, z.object({}), await readPerson(request));
	if (!form.ok) return form.refusal;
	const now = new Date();
	const asked = readConfirmation(params.token ?? "", now);
	if (!asked) return json(null, { status: 410 });
	const outcome = await requestRestockEmail(db, { ...asked, now });
	return redirectWithFlash(pathAfterRestock(outcome), flashOfRestock(outcome));
}

export default function Confirmation() {
	const data = useLoaderData<typeof loader>();
	useActionData<typeof action>();
	if (!data)
		return (
			<div className="card mx-auto max-w-form p-5 md:p-8">
				<DeadLink why={t.restock.deadLink} action={{ label: t.frame.goToShop, href: "/collection" }} />
			</div>
		);
	const { what, email } = data;
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl wrap-anywhere">
				{isSoldOut(what)
					? t.restock.confirmTitle({ what: nameSold(what) })
					: t.restock.inStockTitle({ what: nameSold(what) })}
			</h1>
			{isSoldOut(what) ? (
				<>
					<p className="mt-3 wrap-anywhere text-secondary">{t.restock.confirmText({ email })}</p>
					<PostForm className="mt-6">
						<Button busy={t.words.saving}>{t.restock.yes}</Button>
					</PostForm>
				</>
			) : (
				<p className="mt-6">
					<ButtonLink href={productPath(what.productId, what.variantId)}>{t.restock.view}</ButtonLink>
				</p>
			)}
		</div>
	);
}
