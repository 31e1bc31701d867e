import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ProofField } from "#app/account/second-factor/proof-field.tsx";
import { proofToAskFor, refuseUnproven } from "#app/account/second-factor/prove-identity-request.server.ts";
import { proof } from "#app/account/second-factor/second-factor-form.ts";
import { messageText } from "#app/common/forms/form-fields.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { findHotel } from "#app/travel/approval/all-hotels.server.ts";
import { explainHotelRefusal } from "#app/travel/approval/approval-request.server.ts";
import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import { HOTEL_CHANGES, HOTEL_LIST, type HotelChangeName } from "#app/travel/approval/hotel-list.ts";
import { HOTEL_REVIEW_STATUSES, HOTEL_STATES, reviewStatusOf } from "#app/travel/hotels/hotel-states.ts";
import { StatusChangeDialog } from "#app/travel/status-change-dialog.tsx";
import { Flash } from "#app/ui/flash.tsx";

const schema = (asksWhy: boolean) =>
	z.object({
		expectedVersion: z.enum(HOTEL_REVIEW_STATUSES, { error: "Open the hotel again and use its buttons." }),
		why: asksWhy ? messageText("Enter the reason. The owner can read it.") : messageText("").optional(),
		proof: proof(),
	});

/** What takes a hotel from its guests. */
const isImportant = (change: HotelChangeName) => change === "suspension";

function readChange(noun = ""): HotelChangeName {
	if (Object.hasOwn(HOTEL_CHANGES, noun)) return noun as HotelChangeName;
	throw json(null, { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const change = readChange(params.change);
	const hotel = await findHotel(db, { hotelId: unmaskId(params.hotelId ?? "") });
	if (!hotel) throw json(null, { status: 404 });
	return json({
		change,
		name: hotel.name,
		reviewStatus: reviewStatusOf(hotel),
		list: HOTEL_LIST.hrefAt(request.url),
		proof: isImportant(change) ? proofToAskFor(person) : null,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const change = readChange(params.change);
	const { to, done, asksWhy } = HOTEL_CHANGES[change];
	const form = await readForm(request, schema(asksWhy), person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, why } = form.value;
	const unproven = isImportant(change) ? await refuseUnproven(person, form.value) : null;
	if (unproven) return form.refuse(unproven);
	const now = new Date();
	const outcome = await changeHotelStatus(db, {
		hotelId: unmaskId(params.hotelId ?? "") ?? 0,
		actorId: person.accountId,
		expectedVersion,
		why,
		to,
		now,
	});
	if (!outcome.ok) {
		const { reason, status } = explainHotelRefusal(outcome, now);
		return form.refuse({ "": [reason] }, status);
	}
	return redirectWithFlash(HOTEL_LIST.hrefAt(request.url), { tone: "success", text: done });
}

export default function StatusChange() {
	const { change, name, reviewStatus, list, proof } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ expectedVersion: string; why: string; proof: string }>({
		id: "hotel-change",
		lastResult: useActionData<typeof action>(),
	});
	const failed = form.errors?.join(" ") ?? fields.expectedVersion.errors?.join(" ");
	if (failed) return <Refused reason={failed} list={list} />;
	const { question, consequence, button, danger, to, asksWhy } = HOTEL_CHANGES[change];
	if (!HOTEL_STATES[reviewStatus].to.includes(to))
		return <Refused reason={`Its status is ${HOTEL_STATES[reviewStatus].label}.`} list={list} />;
	return (
		<StatusChangeDialog
			form={form}
			title={question(name)}
			closeHref={list}
			button={button}
			isDanger={danger}
			expectedVersion={reviewStatus}
			reason={asksWhy ? { field: fields.why, hint: "The owner can read it." } : null}
			moreFields={<ProofField field={fields.proof} kind={proof} />}
		>
			{consequence}
		</StatusChangeDialog>
	);
}

function Refused({ reason, list }: { reason: string; list: string }) {
	return (
		<Flash id="change-refused" tone="error">
			The hotel was not changed. {reason} <a href={list}>Back to list</a>
		</Flash>
	);
}
