import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { beginSecondFactor, readSecondFactor } from "#app/account/proof/second-factor.server.ts";
import { SECRET_BOX } from "#app/account/proof/second-factor-request.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { needsSecondFactor, requireUser } from "#app/http/session/guards.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export const meta = () => [{ title: pageTitle("Two-step sign-in") }];

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
			<ProfileCard
				title="Two-step sign-in"
				sub="Besides your password, you enter a code from an app on your phone. Nobody can sign in with your password alone."
			>
				{isRequired ? (
					<p className="mb-5 font-semibold">
						Your role needs two-step sign-in. Set it up to go on to the dashboards.
					</p>
				) : null}
				<p className="mb-5">
					You need an authenticator app, such as Aegis, Google Authenticator, Microsoft Authenticator,
					1Password or Bitwarden.
				</p>
				<PostForm>
					<Button busy="Starting...">Set up two-step sign-in</Button>
				</PostForm>
			</ProfileCard>
		);
	return (
		<ProfileCard title="Two-step sign-in" sub={`Turned on ${since}.`}>
			<p>
				<StatusBadge tone="green" icon="check" label="On" />
			</p>
			<h2 className="mt-6 text-lg">Recovery codes</h2>
			<p className="mt-1">
				{codesLeft === 0
					? "You have used all your recovery codes. Get new ones, so that you can sign in without your phone."
					: `You have ${codesLeft} of 10 recovery codes left. Each signs you in once without your phone.`}
			</p>
			<p className="mt-4">
				<ButtonLink variant="plain" href="/profile/second-factor/recovery-codes">
					Get new recovery codes
				</ButtonLink>
			</p>
			<h2 className="mt-6 text-lg">Turn it off</h2>
			<p className="mt-1">To use another app or phone, turn it off and set it up again.</p>
			<p className="mt-4">
				<ButtonLink variant="plain" href="/profile/second-factor/removal">
					Turn off two-step sign-in…
				</ButtonLink>
			</p>
		</ProfileCard>
	);
}
