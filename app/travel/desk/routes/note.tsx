import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noteSchema } from "#app/common/forms/form-fields.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { noteBooking, readManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";
import { NoteDialog } from "#app/ui/note-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const number = orderNumberFrom(params);
	if (!(await readManagedBooking(db, { number, actor, now: new Date() }))) throw json(null, { status: 404 });
	return json({ here: `/owner/manage-bookings/${number}` });
}

export const shouldRevalidate = onlyWhenMoving;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const number = orderNumberFrom(params);
	const now = new Date();
	if (!(await readManagedBooking(db, { number, actor, now }))) throw json(null, { status: 404 });
	const form = await readForm(request, noteSchema, actor);
	if (!form.ok) return form.refusal;
	const outcome = await noteBooking(db, { number, text: form.value.note, actor, now });
	if (!outcome.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`/owner/manage-bookings/${number}`, {
		tone: "success",
		text: "The note is saved.",
	});
}

export default function Note() {
	const { here } = useLoaderData<typeof loader>();
	return (
		<NoteDialog title="Add note" hint={`Only hotel staff and ${marketName()} can read it.`} href={here} />
	);
}
