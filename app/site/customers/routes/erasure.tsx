import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { CUSTOMER_LIST } from "#app/site/customers/customer-filters.ts";
import { requireCustomer } from "#app/site/customers/customer-request.server.ts";
import { type CustomerErasure, eraseCustomer } from "#app/site/customers/erase-customer.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const { id, name, email, account_id } = await requireCustomer(params);
	const here = `${CUSTOMER_LIST.path}/${maskId(id)}`;
	return json({ here, name, email, isGuest: account_id === null, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const { id } = await requireCustomer(params);
	const form = await readProvenForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const erasure = { id, actorId: person.accountId, timeZone: market.timeZone, now: new Date() };
	const outcome = await eraseCustomer(db, erasure);
	if (!outcome.ok) return form.refuse({ "": [explain(outcome)] }, 409);
	return redirectWithFlash(CUSTOMER_LIST.path, {
		tone: "success",
		text: t.customers.erasure.done,
	});
}

function explain(refusal: Exclude<CustomerErasure, { ok: true }>): string {
	if (refusal.reason === "hotels_have_guests")
		return t.customers.erasure.openBookings({ count: refusal.open });
	return refusal.reason === "staff" ? t.customers.erasure.staff : t.customers.erasure.already;
}

export default function Erasure() {
	const { here, name, email, isGuest, proof } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ proof: string }>({
		id: "erasure",
		lastResult: useActionData<typeof action>(),
	});
	const isAsked = proof !== null || fields.proof.errors !== undefined;
	return (
		<Dialog title={t.customers.erasure.question({ name })} closeHref={here} isFieldFocused={isAsked}>
			<div className="mb-5 grid gap-3 text-secondary">
				<p className="wrap-anywhere">{t.customers.erasure.intro({ email })}</p>
				<ul className="list-disc space-y-1 ps-5">
					<li>{t.customers.erasure.cancels}</li>
					<li>{t.customers.erasure.removes}</li>
					{isGuest ? null : <li>{t.customers.erasure.account}</li>}
					<li>{t.customers.erasure.keeps}</li>
				</ul>
			</div>
			<PostForm form={form}>
				<ProofField autoFocus field={fields.proof} kind={proof} />
				<DialogButtons>
					<Button variant="danger" busy={t.customers.erasure.busy}>
						{t.customers.erasure.button}
					</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
