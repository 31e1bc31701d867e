import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { listCustomerNotes, removeCustomerNote } from "#app/site/customers/customer-notes.server.ts";
import { requireCustomer } from "#app/site/customers/customer-request.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { id } = await requireCustomer(params);
	const notes = await listCustomerNotes(db, { customerId: id });
	const note = notes.find((each) => each.id === unmaskId(params.noteId ?? ""));
	if (!note) throw json(null, { status: 404 });
	return json({ here: `/customers/${maskId(id)}`, text: note.text });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { id: customerId } = await requireCustomer(params);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const noteId = unmaskId(params.noteId ?? "") ?? 0;
	await removeCustomerNote(db, { customerId, noteId, actorId: person.accountId, now: new Date() });
	return redirectWithFlash(`/customers/${maskId(customerId)}`, {
		tone: "success",
		text: t.customers.note.removed,
	});
}

export default function NoteRemoval() {
	const { here, text } = useLoaderData<typeof loader>();
	return (
		<ConfirmDialog
			title={t.customers.note.removeQuestion}
			closeHref={here}
			button={t.customers.note.removeButton}
			busy={t.words.removing}
		>
			<p className="whitespace-pre-line wrap-anywhere text-secondary" dir="auto">
				{text}
			</p>
		</ConfirmDialog>
	);
}
