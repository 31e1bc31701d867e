import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noteSchema } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { noteOrder } from "#app/shop/orders/note-order.server.ts";
import { requireOrder } from "#app/shop/orders/order-request.server.ts";
import { NoteDialog } from "#app/ui/dialog/note-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { number } = await requireOrder(params);
	return json({ here: `/orders/${number}` });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, noteSchema, person);
	if (!form.ok) return form.refusal;
	const note = { number, text: form.value.note, actorId: person.accountId, now: new Date() };
	const outcome = await noteOrder(db, note);
	if (!outcome.ok) return form.refuse({ "": [t.orderRefusals.gone] }, 404);
	return redirectWithFlash(`/orders/${number}`, { tone: "success", text: t.orderPage.noteSaved });
}

export default function Note() {
	const { here } = useLoaderData<typeof loader>();
	return <NoteDialog title={t.orderPage.addNote} hint={t.orderPage.noteHint} href={here} />;
}
