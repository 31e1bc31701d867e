import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noteSchema } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { noteCustomer } from "#app/site/customers/customer-notes.server.ts";
import { requireCustomer } from "#app/site/customers/customer-request.server.ts";
import { NoteDialog } from "#app/ui/dialog/note-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { id } = await requireCustomer(params);
	return json({ here: `/customers/${maskId(id)}` });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { id: customerId } = await requireCustomer(params);
	const form = await readForm(request, noteSchema, person);
	if (!form.ok) return form.refusal;
	const note = { customerId, text: form.value.note, actorId: person.accountId, now: new Date() };
	const outcome = await noteCustomer(db, note);
	if (!outcome.ok) return form.refuse({ "": [t.customers.note.erased] }, 404);
	return redirectWithFlash(`/customers/${maskId(customerId)}`, {
		tone: "success",
		text: t.customers.note.saved,
	});
}

export default function CustomerNote() {
	const { here } = useLoaderData<typeof loader>();
	return <NoteDialog title={t.customers.note.title} hint={t.customers.note.hint} href={here} />;
}
