import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isLinked, unlinkOpenid } from "#app/account/proof/identities.server.ts";
import { OPENID } from "#app/account/proof/openid-request.server.ts";
import { readProofMeans } from "#app/account/proof/prove-identity.server.ts";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => [{ title: pageTitle(t.linkedSignIn.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	if (!OPENID || !(await isLinked(db, { ...person, issuer: OPENID.issuer })))
		throw redirect("/profile", { status: 303 });
	const { hasPassword } = await readProofMeans(db, person);
	return json({ provider: OPENID.name, hasPassword, proof: await proofToAskFor(person) });
}

/** Unlinks it. Sent twice, it succeeds twice. */
export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readProvenForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	if (!OPENID) return redirectWithFlash("/profile", { tone: "info", text: t.linkedSignIn.nothing });
	const { issuer, name: provider } = OPENID;
	await unlinkOpenid(db, { accountId: person.accountId, issuer, provider, now: new Date() });
	const text = t.linkedSignIn.done({ provider });
	return redirectWithFlash("/profile", { tone: "success", text });
}

export default function Removal() {
	const { provider, hasPassword, proof } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ proof: string }>({
		id: "removal",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<ProfileCard
			title={t.linkedSignIn.question({ provider })}
			sub={
				hasPassword ? t.linkedSignIn.withPassword({ provider }) : t.linkedSignIn.withoutPassword({ provider })
			}
		>
			<PostForm form={form}>
				<ProofField field={fields.proof} kind={proof} />
				<div className="flex flex-wrap gap-3">
					<ButtonLink href="/profile" variant="plain">
						{t.linkedSignIn.goBack}
					</ButtonLink>
					<Button variant="danger" busy={t.linkedSignIn.busy}>
						{t.linkedSignIn.button({ provider })}
					</Button>
				</div>
			</PostForm>
		</ProfileCard>
	);
}
