import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DeadLink } from "#app/account/sign-in/dead-link.tsx";
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
export const meta = () => privatePageMeta("Email me when it’s back");
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
				<DeadLink
					why="A link works for 24 hours, as long as the product is in the shop."
					action={{ label: "Go to the shop", href: "/collection" }}
				/>
			</div>
		);
	const { what, email } = data;
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl wrap-anywhere">
				{isSoldOut(what) ? `Email you when ${nameSold(what)} is back?` : `${nameSold(what)} is back in stock`}
			</h1>
			{isSoldOut(what) ? (
				<>
					<p className="mt-3 wrap-anywhere text-secondary">
						We send one email to {email} when there are units for you. We delete your request then, or after
						half a year.
					</p>
					<PostForm className="mt-6">
						<Button busy="Saving...">Yes, email me</Button>
					</PostForm>
				</>
			) : (
				<p className="mt-6">
					<ButtonLink href={productPath(what.productId, what.variantId)}>View the product</ButtonLink>
				</p>
			)}
		</div>
	);
}
