import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noteSchema } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { noteMove } from "#app/rent/moves/job/note-move.server.ts";
import { findMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { NoteDialog } from "#app/ui/dialog/note-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const move = await findMovingBooking(db, { number: orderNumberFrom(params) });
	if (!move) throw json(null, { status: 404 });
	return json({ here: `/trucking-dashboard/${move.number}` });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const form = await readForm(request, noteSchema, person);
	if (!form.ok) return form.refusal;
	const number = orderNumberFrom(params);
	const note = { number, text: form.value.note, actorId: person.accountId, now: new Date() };
	if (!(await noteMove(db, note)).ok) throw json(null, { status: 404 });
	const text = t.moveBoard.note.saved;
	return redirectWithFlash(`/trucking-dashboard/${number}`, { tone: "success", text });
}

export default function Note() {
	const { here } = useLoaderData<typeof loader>();
	return <NoteDialog title={t.moveBoard.note.title} hint={t.moveBoard.note.hint} href={here} />;
}
