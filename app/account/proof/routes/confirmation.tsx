import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import {
	confirmationPath,
	proofToAskFor,
	readProvenForm,
} from "#app/account/proof/prove-identity-request.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => [{ title: pageTitle(t.proof.title) }];

const fileOf = (request: Request): string =>
	ownPath(new URL(request.url).searchParams.get("file"), "/profile");

/** Asks who it is before a file with personal data, and then has a link to it. */
export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	return json({ proof: await proofToAskFor(person), file: fileOf(request) });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readProvenForm(request, z.object({}), person);
	return form.ok ? redirect(confirmationPath(fileOf(request)), { status: 303 }) : form.refusal;
}

export default function Confirmation() {
	const { proof, file } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ proof: string }>({
		id: "confirmation",
		lastResult: useActionData<typeof action>(),
	});
	if (!proof)
		return (
			<ProfileCard title={t.proof.download.readyTitle} sub={t.proof.download.ready}>
				<ButtonLink href={file}>{t.proof.download.link}</ButtonLink>
			</ProfileCard>
		);
	return (
		<ProfileCard title={t.proof.title} sub={t.proof.download.why}>
			<PostForm form={form}>
				<ProofField field={fields.proof} kind={proof} />
				<Button busy={t.proof.busy}>{t.words.continue}</Button>
			</PostForm>
		</ProfileCard>
	);
}
