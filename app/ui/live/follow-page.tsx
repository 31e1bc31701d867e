import { inLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import followPageUrl from "./follow-page.js?url";
import inPlaceUrl from "./in-place.js?url";
import liveStreamUrl from "./live-stream.js?url";
import { StateNote } from "./state-note.tsx";

type FollowPageProps = {
	/** The URL of the page. */
	here: string;
	/** The URL of an event stream that reports changes. */
	stream: string;
	/** Also fetches what changed while the page opened. */
	isAtOnce?: boolean;
};

/** The script writes the time of the page in its place. */
const TIME = { time: "{time}" };

/**
 * Keeps a page up to date where scripts run, without those of the framework: `follow-page.js` says what it replaces.
 * Screen readers announce the news.
 */
export function FollowPage({ here, stream, isAtOnce }: FollowPageProps) {
	return (
		<>
			<p
				className="sr-only"
				aria-live="polite"
				data-follow={inLanguage(here)}
				data-follow-stream={stream}
				data-follow-at-once={isAtOnce ? "" : undefined}
			/>
			<StateNote
				data-follow-state
				data-lost={t.live.page.lost(TIME)}
				data-late={t.live.page.late(TIME)}
				data-held={t.live.page.held(TIME)}
			/>
			<script type="module" src={liveStreamUrl} data-live-stream={liveStreamUrl} />
			<script type="module" src={inPlaceUrl} data-page-update={inPlaceUrl} />
			<script type="module" src={followPageUrl} />
		</>
	);
}
