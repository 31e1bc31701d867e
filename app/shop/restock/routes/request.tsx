import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readPublicForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { tooManyRequests } from "#app/http/process/limits.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { messageSubmitter } from "#app/http/session/submitter.server.ts";
import { formatStock, isSoldOut } from "#app/shop/catalogue/choose-variant.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { RestockEmail, RestockForm } from "#app/shop/catalogue/ui/restock-form.tsx";
import { restockSchema } from "#app/shop/restock/restock-form.ts";
import { restockLinkPath } from "#app/shop/restock/restock-links-settings.server.ts";
import { nameSold } from "#app/shop/restock/restock-mails.ts";
import { flashOfRestock } from "#app/shop/restock/restock-messages.ts";
import {
	mailConfirmation,
	readSoldVariant,
	requestRestockEmail,
} from "#app/shop/restock/restock-requests.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";

export const handle = { subject: "shop" };
export const meta = () => privatePageMeta(t.restock.title);

const readSold = async (maskedId: string | undefined) => {
	const what = await readSoldVariant(db, unmaskId(maskedId ?? "") ?? 0);
	if (!what) throw json(null, { status: 404 });
	return what;
};

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await readPerson(request);
	return json({ what: await readSold(params.maskedId), isKnown: person?.hasConfirmedEmail ?? false });
}

/**
 * Whose confirmed address it is, waits at once. Everybody else gets a link by email, and the same answer whatever is
 * stored about the address: nothing of it is read here.
 */
export async function action({ request, params }: ActionFunctionArgs) {
	const what = await readSold(params.maskedId);
	const sender = await readSender(request);
	const { person } = sender;
	const isKnown = person?.hasConfirmedEmail ?? false;
	const form = await readPublicForm(request, restockSchema(isKnown), person);
	if (!form.ok) return form.refusal;
	const { variantId, productId } = what;
	const { email = person?.email ?? "" } = form.value;
	const counted = await countSentForm("restock", "restockByAddress", { ...sender, email });
	if (!counted.ok) throw tooManyRequests(counted.msBeforeNext, counted.limit);
	const back = productPath(productId, variantId);
	const now = new Date();
	if (person && isKnown && email === person.email) {
		const { accountId } = person;
		const outcome = await requestRestockEmail(db, { variantId, accountId, now });
		return redirectWithFlash(back, flashOfRestock(outcome, { isSignedIn: true }));
	}
	if (!isSoldOut(what))
		return redirectWithFlash(back, flashOfRestock({ ok: false, reason: "in_stock", what }));
	if (counted.isEmailed) {
		const path = restockLinkPath({ variantId, email }, now);
		await mailConfirmation(db, { what, email, path, submitter: messageSubmitter(request, sender), now });
	}
	return redirectWithFlash(back, {
		tone: "info",
		text: t.restock.checkEmail({ email }),
	});
}

export default function Request() {
	const { what, isKnown } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<{ email: string }>({ id: "restock", lastResult });
	const path = productPath(what.productId, what.variantId);
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<ErrorSummary form={form} />
			<h1 className="text-2xl wrap-anywhere">{nameSold(what)}</h1>
			<p className="mt-1 text-secondary">{formatStock(what)}</p>
			{isSoldOut(what) ? (
				<RestockForm
					variantId={what.variantId}
					email={isKnown && !fields.email.errors ? null : <RestockEmail field={fields.email} />}
				/>
			) : null}
			<p className="mt-4">
				<ButtonLink href={path} variant="plain">
					{t.restock.view}
				</ButtonLink>
			</p>
		</div>
	);
}
