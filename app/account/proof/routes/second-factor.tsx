import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { beginSecondFactor, readSecondFactor } from "#app/account/proof/second-factor.server.ts";
import { SECRET_BOX } from "#app/account/proof/second-factor-request.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { needsSecondFactor, requireUser } from "#app/http/session/guards.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export const meta = () => [{ title: pageTitle(t.twoStep.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const { since, codesLeft } = await readSecondFactor(db, person);
	return json({
		since: since && formatMarketMoment(since),
		codesLeft,
		isRequired: needsSecondFactor(person),
	});
}

/** Begins to set it up. */
export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const { accountId, sessionId } = person;
	await beginSecondFactor(db, SECRET_BOX, { accountId, sessionId, now: new Date() });
	return redirect("/profile/second-factor/set-up", { status: 303 });
}

export default function SecondFactor() {
	const { since, codesLeft, isRequired } = useLoaderData<typeof loader>();
	if (since === null)
		return (
			<ProfileCard title={t.twoStep.title} sub={t.twoStep.lead}>
				{isRequired ? <p className="mb-5 font-semibold">{t.twoStep.roleNeedsIt}</p> : null}
				<p className="mb-5">{t.twoStep.apps}</p>
				<PostForm>
					<Button busy={t.twoStep.starting}>{t.twoStep.setUp.title}</Button>
				</PostForm>
			</ProfileCard>
		);
	return (
		<ProfileCard title={t.twoStep.title} sub={t.twoStep.since({ since })}>
			<p>
				<StatusBadge tone="green" icon="check" label={t.twoStep.on} />
			</p>
			<h2 className="mt-6 text-lg">{t.twoStep.recovery}</h2>
			<p className="mt-1">
				{codesLeft === 0 ? t.twoStep.noCodesLeft : t.twoStep.codesLeft({ left: codesLeft })}
			</p>
			<p className="mt-4">
				<ButtonLink variant="plain" href="/profile/second-factor/recovery-codes">
					{t.twoStep.newCodes.button}
				</ButtonLink>
			</p>
			<h2 className="mt-6 text-lg">{t.twoStep.turnOff.title}</h2>
			<p className="mt-1">{t.twoStep.turnOff.lead}</p>
			<p className="mt-4">
				<ButtonLink variant="plain" href="/profile/second-factor/removal">
					{t.twoStep.turnOff.link}
				</ButtonLink>
			</p>
		</ProfileCard>
	);
}
