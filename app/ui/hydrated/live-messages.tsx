import { ButtonLink } from "#app/ui/button.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import type { LiveState } from "./use-live.ts";

type LiveProps = { live: LiveState /** The current URL of the screen. */; here: string };

const STATES: Partial<Record<LiveState, string>> = {
	live: ", live",
	shared: ", updates every 20 seconds",
	lost: ", connection lost, trying again",
	late: ", update failed, trying again",
};

/** How up to date a live screen is, and a link that shows what is new. */
export function LiveAsOf({ live, asOf, here }: LiveProps & { asOf: string }) {
	const news = live === "held" ? "Changed" : live.endsWith(" new") ? live : null;
	const [time = "", ...zone] = asOf.split(",");
	return (
		<p className="flex min-h-10 items-center gap-3 text-sm text-secondary max-md:min-h-9" data-as-of>
			<span>
				<span className="max-md:sr-only">As of </span>
				<time>
					{time}
					<span className="max-md:hidden">{zone.map((part) => `,${part}`)}</span>
				</time>
				{/* As wide as "live", so that nothing moves when it comes. */}
				<span role="status" className="inline-block min-w-10">
					{STATES[live]}
				</span>
			</span>{" "}
			<ButtonLink variant={news ? "primary" : "plain"} dense className="whitespace-nowrap" href={here}>
				{news ? `${news}, show` : "Refresh"}
			</ButtonLink>
		</p>
	);
}

/** Says that access to a live screen has ended, and where to sign in. */
export function LiveEnded({ live, here }: LiveProps) {
	if (live !== "session ended" && live !== "role changed") return null;
	const reason =
		live === "session ended" ? "Your session has ended." : "Your account may no longer see this page.";
	return (
		<Flash id="ended" tone="error">
			Failed to authenticate: {reason}{" "}
			<a href={`/login?${new URLSearchParams({ redirectTo: here })}`}>Sign in</a>
		</Flash>
	);
}
