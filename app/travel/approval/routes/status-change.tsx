import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { messageText } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { findHotel, readNextWaiting } from "#app/travel/approval/all-hotels.server.ts";
import { explainHotelRefusal } from "#app/travel/approval/approval-request.server.ts";
import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import { HOTEL_CHANGES, type HotelChangeName } from "#app/travel/approval/hotel-list.ts";
import {
	changesSince,
	contentVersion,
	isContentVersion,
	readEntriesAfter,
	readReviewedHotel,
} from "#app/travel/approval/reviewed-hotel.server.ts";
import { ContentChanged } from "#app/travel/approval/ui/hotel-trail.tsx";
import { HOTEL_REVIEW_STATUSES, HOTEL_STATES, reviewStatusOf } from "#app/travel/hotels/hotel-states.ts";
import { StatusChangeDialog } from "#app/travel/hotels/ui/status-change-dialog.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";

const schema = (asksWhy: boolean) =>
	z.object({
		expectedStatus: z.enum(HOTEL_REVIEW_STATUSES, { error: t.hotelDecisions.openAgain }),
		why: asksWhy
			? messageText(t.hotelDecisions.enterReason, t.hotelDecisions.aReason)
			: messageText("").optional(),
		proof: proof(),
	});

/**
 * A suspension takes the hotel from its guests, so it needs proof, and it does not wait for the owner to stop changing
 * the hotel. The other decisions are about the content that was read.
 */
const isSuspension = (change: HotelChangeName) => change === "suspension";

function readChange(noun = ""): HotelChangeName {
	if (Object.hasOwn(HOTEL_CHANGES, noun)) return noun as HotelChangeName;
	throw json(null, { status: 404 });
}

/** The version of the hotel that was read, in the address of the dialog and its form; null for none. */
const readVersionParam = (request: Request) => new URL(request.url).searchParams.get("version");

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const change = readChange(params.change);
	const hotel = await findHotel(db, { hotelId: unmaskId(params.hotelId ?? "") });
	if (!hotel) throw json(null, { status: 404 });
	const now = new Date();
	const read = isSuspension(change) ? null : await readContent(hotel, readVersionParam(request));
	return json({
		change,
		name: hotel.name,
		reviewStatus: reviewStatusOf(hotel),
		version: read?.version ?? null,
		changes: read?.changes ?? null,
		entries: (read?.entries ?? []).map((entry) => ({
			...entry,
			at: formatMoment(entry.at, market.timeZone, now),
		})),
		proof: isSuspension(change) ? await proofToAskFor(person) : null,
	});
}

/** The version of a hotel now, and what changed since the one that was read. */
async function readContent(
	{ id: hotelId, time_zone }: { id: number; time_zone: string },
	version: string | null,
) {
	const changes = version === null ? null : await changesSince(db, { hotelId, version });
	if (changes) {
		const entries = await readEntriesAfter(db, { hotelId, id: changes.since });
		return { version: changes.version, changes: changes.parts, entries };
	}
	const reviewed = await readReviewedHotel(db, { hotelId, today: wallClock(new Date(), time_zone).date });
	return { version: reviewed ? contentVersion(reviewed) : null, changes: null, entries: [] };
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const change = readChange(params.change);
	const { to, done, asksWhy } = HOTEL_CHANGES[change];
	const form = await readForm(request, schema(asksWhy), person);
	if (!form.ok) return form.refusal;
	const { expectedStatus, why } = form.value;
	const unproven = isSuspension(change) ? await refuseUnproven(person, form.value) : null;
	if (unproven) return form.refuse(unproven);
	const read = isSuspension(change) ? undefined : readVersionParam(request);
	if (read !== undefined && !isContentVersion(read ?? ""))
		return form.refuse({ "": [t.hotelDecisions.notRead] });
	const now = new Date();
	const outcome = await changeHotelStatus(db, {
		hotelId: unmaskId(params.hotelId ?? "") ?? 0,
		actorId: person.accountId,
		expectedStatus,
		expectedContent: read ?? undefined,
		why,
		to,
		now,
	});
	if (!outcome.ok && outcome.reason === "content_changed")
		return form.refuse({ "": [t.hotelDecisions.readAgain] }, 409);
	if (!outcome.ok) {
		const { reason, status } = explainHotelRefusal(outcome, now);
		return form.refuse({ expectedStatus: [reason] }, status);
	}
	const next = await readNextWaiting(db);
	return redirectWithFlash(`/hotels/${params.hotelId}`, {
		tone: "success",
		text: done,
		...(next
			? { link: { href: `/hotels/${maskId(next.id)}`, label: t.hotelDecisions.next({ name: next.name }) } }
			: {}),
	});
}

export default function StatusChange() {
	const { change, name, reviewStatus, version, changes, entries, proof } = useLoaderData<typeof loader>();
	const hotelPath = `/hotels/${useParams().hotelId}`;
	const [form, fields] = useForm<{ expectedStatus: string; why: string; proof: string }>({
		id: "hotel-change",
		lastResult: useActionData<typeof action>(),
	});
	const failed = fields.expectedStatus.errors?.join(" ");
	if (failed) return <Refused reason={failed} path={hotelPath} />;
	const { question, consequence, button, danger, to, asksWhy } = HOTEL_CHANGES[change];
	if (!HOTEL_STATES[reviewStatus].to.includes(to))
		return <Refused reason={t.hotelDecisions.isNow[reviewStatus]} path={hotelPath} />;
	return (
		<StatusChangeDialog
			form={form}
			title={question(name)}
			closeHref={hotelPath}
			button={button}
			isDanger={danger}
			expectedStatus={reviewStatus}
			action={version === null ? undefined : `${hotelPath}/${change}?${new URLSearchParams({ version })}`}
			notice={changes ? <ContentChanged parts={changes} entries={entries} /> : null}
			reason={asksWhy ? { field: fields.why, hint: t.hotelDecisions.reasonHint } : null}
			moreFields={<ProofField field={fields.proof} kind={proof} />}
		>
			{consequence}
		</StatusChangeDialog>
	);
}

function Refused({ reason, path }: { reason: string; path: string }) {
	return (
		<Flash id="change-refused" tone="error">
			{t.hotelDecisions.notChanged({ reason, link: (text) => <a href={path}>{text}</a> })}
		</Flash>
	);
}
