import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { email } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { findHotel } from "#app/travel/approval/all-hotels.server.ts";
import { explainHotelConflict } from "#app/travel/approval/approval-request.server.ts";
import { changeHotelOwner } from "#app/travel/approval/change-hotel.server.ts";
import { hotelOrList } from "#app/travel/approval/hotel-list.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const schema = z.object({
	email: email(() => t.hotelOwner.enterEmail),
	/** The masked id of the owner that the screen showed; empty for none. */
	expectedOwner: z
		.string()
		.optional()
		.transform((masked) => (masked ? unmaskId(masked) : null)),
	proof: proof(),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const hotel = await findHotel(db, { hotelId: unmaskId(params.hotelId ?? "") });
	if (!hotel) throw json(null, { status: 404 });
	const { name, owner_id, owner_email } = hotel;
	const expectedOwner = owner_id === null ? "" : maskId(owner_id);
	const list = hotelOrList(request.url, params.hotelId);
	return json({ name, owner: owner_email, expectedOwner, list, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const form = await readForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return form.refuse(unproven);
	const now = new Date();
	const outcome = await changeHotelOwner(db, {
		hotelId: unmaskId(params.hotelId ?? "") ?? 0,
		actorId: person.accountId,
		email: form.value.email,
		expectedOwnerId: form.value.expectedOwner,
		now,
	});
	if (outcome.ok)
		return redirectWithFlash(hotelOrList(request.url, params.hotelId), {
			tone: "success",
			text: t.hotelOwner.done({ email: form.value.email }),
		});
	if (outcome.reason === "gone") throw json(null, { status: 404 });
	if (outcome.reason !== "changed") return form.refuse({ email: [t.hotelRefusals[outcome.reason]] });
	const { reason, status } = explainHotelConflict(outcome, { now });
	return form.refuse({ "": [reason] }, status);
}

export default function Owner() {
	const { name, owner, expectedOwner, list, proof } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ email: string; expectedOwner: string; proof: string }>({
		id: "owner",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<Dialog title={t.hotelOwner.title({ name })} closeHref={list} isFieldFocused>
			<p className="mb-5 text-secondary">{owner ? t.hotelOwner.current({ owner }) : t.hotelOwner.none}</p>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedOwner" value={expectedOwner} />
				<TextField
					field={fields.email}
					label={t.hotelOwner.email}
					hint={t.hotelOwner.emailHint}
					type="email"
					autoFocus
					autoComplete="off"
				/>
				<ProofField field={fields.proof} kind={proof} />
				<DialogButtons>
					<Button busy={t.hotelOwner.busy}>{t.hotelOwner.button}</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
