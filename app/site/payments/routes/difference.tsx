import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noteSchema } from "#app/common/forms/form-fields.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { DIFFERENCES, providerLabel } from "#app/common/payments/payment-labels.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { closeDifference, readDifference } from "#app/site/payments/differences.server.ts";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";
import { NoteDialog } from "#app/ui/note-dialog.tsx";

const PAGE = "/dashboard/payments";

async function requireDifference(params: { differenceId?: string }) {
	const id = unmaskId(params.differenceId ?? "");
	const found = id === null ? undefined : await readDifference(db, id);
	if (!found) throw json(null, { status: 404 });
	return found;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { what, provider } = await requireDifference(params);
	return json({ what, provider });
}

export const shouldRevalidate = onlyWhenMoving;
export const clientAction = keepTyped();

/** Closes a difference: it stays closed while it is the same. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { id } = await requireDifference(params);
	const form = await readForm(request, noteSchema, person);
	if (!form.ok) return form.refusal;
	const isClosed = await closeDifference(db, {
		...{ id, note: form.value.note, actorId: person.accountId, now: new Date() },
	});
	if (!isClosed) return form.refuse({ "": ["This difference is already closed."] }, 409);
	return redirectWithFlash(PAGE, { tone: "success", text: "The difference is closed." });
}

export default function CloseDifference() {
	const { what, provider } = useLoaderData<typeof loader>();
	const hint = `${DIFFERENCES[what].advice(providerLabel(provider))} The note says why it is closed. Only your team can see it.`;
	return <NoteDialog title="Close difference" hint={hint} href={PAGE} />;
}
