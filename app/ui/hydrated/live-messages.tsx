import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import type { LiveState } from "./use-live.ts";

type LiveProps = { live: LiveState /** The current URL of the screen. */; here: string };

const stateOf = (live: LiveState): string | undefined =>
	live === "live" || live === "shared" || live === "lost" || live === "late"
		? t.live.states[live]
		: undefined;

/** How up to date a live screen is, and a link that shows what is new. */
export function LiveAsOf({ live, asOf, here }: LiveProps & { asOf: string }) {
	const news =
		live === "held"
			? t.live.changed
			: live.endsWith(" new")
				? t.live.news({ count: Number.parseInt(live, 10) })
				: null;
	const [time = "", ...zone] = asOf.split(/(?=[,،])/);
	return (
		<p
			className="flex min-h-10 items-center gap-3 text-sm text-secondary max-md:ms-auto max-md:min-h-9 max-md:gap-2"
			data-as-of
		>
			<span>
				<span className="max-md:sr-only">{t.live.asOf} </span>
				<time>
					{time}
					<span className="max-md:hidden">{zone}</span>
				</time>
				{/* As wide as "live", so that nothing moves when it comes; on phones only what is wrong is seen. */}
				<span
					role="status"
					className={live === "live" ? "inline-block min-w-10 max-md:sr-only" : "md:inline-block md:min-w-10"}
				>
					{stateOf(live)}
				</span>
			</span>{" "}
			<ButtonLink variant={news ? "primary" : "plain"} dense className="whitespace-nowrap" href={here}>
				{news ?? t.live.refresh}
			</ButtonLink>
		</p>
	);
}

/** Says that access to a live screen has ended, and where to sign in. */
export function LiveEnded({ live, here }: LiveProps) {
	if (live !== "session ended" && live !== "role changed") return null;
	const reason = live === "session ended" ? t.live.sessionEnded : t.live.noAccess;
	return (
		<Flash id="ended" tone="error">
			{t.live.failed({ reason })}{" "}
			<a href={`/login?${new URLSearchParams({ redirectTo: here })}`}>{t.live.signIn}</a>
		</Flash>
	);
}
