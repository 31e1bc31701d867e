import { ButtonLink } from "#app/ui/button.tsx";
import { Flash } from "#app/ui/flash.tsx";
import type { LiveState } from "./use-live.ts";

type LiveProps = { live: LiveState /** The current URL of the screen. */; here: string };

/** How up to date a live screen is, and a link to reload it. */
export function LiveAsOf({ live, asOf, here }: LiveProps & { asOf: string }) {
	return (
		<p className="flex items-center gap-3 text-sm text-secondary">
			<span>
				As of <time>{asOf}</time>
				{live === "live" ? ", live" : null}
				{live === "lost" ? ", connection lost, trying again" : null}
			</span>{" "}
			<ButtonLink variant="plain" dense href={here}>
				Refresh
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
