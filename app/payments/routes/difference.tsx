import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { noteSchema } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DIFFERENCES, providerLabel } from "#app/payments/payment-labels.ts";
import { closeDifference, readDifference } from "#app/payments/staff/differences.server.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { NoteDialog } from "#app/ui/dialog/note-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";
import { TrailLink } from "#app/ui/office/trail-link.tsx";

const PAGE = "/dashboard/payments";

async function requireDifference(params: { differenceId?: string }) {
	const id = unmaskId(params.differenceId ?? "");
	const found = id === null ? undefined : await readDifference(db, id);
	if (!found) throw json(null, { status: 404 });
	return found;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const { id, what, provider, closed_at, closer, note } = await requireDifference(params);
	const closed = closed_at && { at: formatMarketMoment(closed_at), by: closer, note };
	const trail = trailPath("payment difference", id);
	return json({ what, provider, closed, trail, proof: await proofToAskFor(person) });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

/** Closes a difference: it stays closed while it is the same. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { id } = await requireDifference(params);
	const form = await readForm(request, noteSchema.extend({ proof: proof() }), person);
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return form.refuse(unproven);
	const isClosed = await closeDifference(db, {
		id,
		note: form.value.note,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!isClosed) return form.refuse({ "": [t.payments.difference.isClosed] }, 409);
	return redirectWithFlash(PAGE, { tone: "success", text: t.payments.difference.done });
}

export default function CloseDifference() {
	const { what, provider, closed, trail, proof } = useLoaderData<typeof loader>();
	if (closed)
		return (
			<Dialog title={t.payments.difference.closed} closeHref={PAGE} safeLabel={t.payments.goBack}>
				<p className="text-secondary">
					{closed.at}
					{closed.by ? `, ${closed.by}` : null}
				</p>
				<p className="whitespace-pre-line wrap-anywhere" dir="auto">
					{closed.note || t.payments.difference.gone}
				</p>
				<TrailLink href={trail} />
			</Dialog>
		);
	const hint = t.payments.difference.hint({ advice: DIFFERENCES[what].advice(providerLabel(provider)) });
	return (
		<NoteDialog
			title={t.payments.difference.title}
			hint={hint}
			href={PAGE}
			button={t.payments.difference.title}
			proof={(field) => <ProofField field={field} kind={proof} />}
		/>
	);
}
