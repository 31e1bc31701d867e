import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noteSchema } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { noteBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { NoteDialog } from "#app/ui/dialog/note-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { booking } = await requireManagedBooking(request, params);
	return json({ here: `/owner/manage-bookings/${booking.number}` });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const { number } = booking;
	const form = await readForm(request, noteSchema, actor);
	if (!form.ok) return form.refusal;
	const outcome = await noteBooking(db, { number, text: form.value.note, actor, now });
	if (!outcome.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`/owner/manage-bookings/${number}`, {
		tone: "success",
		text: t.deskNote.saved,
	});
}

export default function Note() {
	const { here } = useLoaderData<typeof loader>();
	return (
		<NoteDialog
			title={t.deskNote.title}
			hint={t.blockFields.noteHint({ market: marketName() })}
			href={here}
		/>
	);
}
