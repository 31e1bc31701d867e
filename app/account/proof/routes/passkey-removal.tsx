import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readPasskey, removePasskey } from "#app/account/proof/passkeys.server.ts";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { proofOfDialog } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

const LIST = "/profile/passkeys";

export const meta = () => [{ title: pageTitle(t.passkeys.remove.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const passkeyId = unmaskId(params.passkeyId ?? "") ?? 0;
	const passkey = await readPasskey(db, { accountId: person.accountId, passkeyId });
	if (!passkey) throw json(null, { status: 404 });
	return json({ name: passkey.name, proof: await proofToAskFor(person) });
}

/** Removes it. A passkey that is already gone counts as removed, because the form was sent twice. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({ proof: proof() }), person);
	if (!form.ok) return json({ problem: t.passkeys.remove.shorter }, { status: 422 });
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return json({ problem: unproven.proof.join(" ") }, { status: 422 });
	const passkeyId = unmaskId(params.passkeyId ?? "") ?? 0;
	await removePasskey(db, { accountId: person.accountId, passkeyId, now: new Date() });
	return redirectWithFlash(LIST, { tone: "success", text: t.passkeys.remove.done });
}

export default function Removal() {
	const { name, proof } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	return (
		<ConfirmDialog
			title={t.passkeys.remove.question}
			closeHref={LIST}
			button={t.passkeys.remove.button}
			busy={t.words.removing}
			field={proofOfDialog(proof, refused?.problem)}
		>
			<p className="text-secondary">{t.passkeys.remove.lead({ name })}</p>
		</ConfirmDialog>
	);
}
