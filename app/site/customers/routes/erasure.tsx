import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
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
		text: "The customer’s data is erased. They get an email about it.",
	});
}

function explain(refusal: Exclude<CustomerErasure, { ok: true }>): string {
	if (refusal.reason === "hotels_have_guests")
		return `The hotels of this account have open bookings (${refusal.open}). They have to end first.`;
	return refusal.reason === "staff"
		? "This is an account of staff. Change its role in Users first, then erase it."
		: "This customer’s data has already been erased.";
}

export default function Erasure() {
	const { here, name, email, isGuest, proof } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ proof: string }>({
		id: "erasure",
		lastResult: useActionData<typeof action>(),
	});
	const isAsked = proof !== null || fields.proof.errors !== undefined;
	return (
		<Dialog title={`Erase all data of ${name}?`} closeHref={here} isFieldFocused={isAsked}>
			<div className="mb-5 grid gap-3 text-secondary">
				<p className="wrap-anywhere">For {email}. This can’t be undone.</p>
				<ul className="list-disc space-y-1 pl-5">
					<li>Open moves and stays, and orders that are not shipped, are cancelled.</li>
					<li>Names, phone numbers, addresses, messages and your notes are removed everywhere.</li>
					{isGuest ? null : <li>The account is deleted, and its hotels are closed.</li>}
					<li>Invoices and amounts stay for your accounts.</li>
				</ul>
			</div>
			<PostForm form={form}>
				<ProofField autoFocus field={fields.proof} kind={proof} />
				<DialogButtons>
					<Button variant="danger" busy="Erasing...">
						Erase data
					</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
