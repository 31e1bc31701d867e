import { useLoaderData, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { keepStream, type StreamState } from "#app/ui/live/live-stream.js";
import { expectRefresh, readKept, rememberShown, waitAfterNavigation } from "./keep-last.ts";
import { noteStream } from "./server-reach.ts";
import { storageError } from "./session-storage.ts";

/**
 * `late`: the last refresh failed or takes long. `held`: something has changed that is not shown yet, because it would
 * move what somebody points at or types in; `3 new`: so many rows among it.
 */
export type LiveState = "connecting" | StreamState | "late" | "held" | `${number} new`;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const PATIENCE_MS = 15_000;

/**
 * Keeps a hydrated screen up to date: its loaders run again when the topic, or one of several with spaces between
 * them, changes and when the stream (re)connects, one refresh at a time. A refresh that failed is tried again after a
 * pause that grows up to 30 seconds, and one without an answer after 15 seconds. Does nothing for somebody who may not
 * watch the topic (null). A hidden tab closes its stream, because a browser has only six connections, and refreshes when
 * it is shown.
 */
export function useLive(topic: string | null): LiveState {
	const { revalidate, state: refreshing } = useRevalidator();
	const { state: going } = useNavigation();
	const [live, setLive] = useState<"connecting" | StreamState>("connecting");
	const [isDue, setIsDue] = useState(false);
	const [isSlow, setIsSlow] = useState(false);
	const failures = useRef(0);
	const { pathname, search } = useLocation();
	const data: unknown = useLoaderData();
	const { kept, news } = readKept(data);
	const isOver = live === "session ended" || live === "role changed";
	const isWaiting = isDue || refreshing !== "idle";

	useEffect(() => rememberShown(pathname + search, data), [pathname, search, data]);

	useEffect(() => {
		// A refresh during a navigation would restart it and lose data of its first responses, such as a flash
		// message.
		if (!isDue || refreshing !== "idle" || going !== "idle") return;
		let later: ReturnType<typeof setTimeout>;
		const refresh = () => {
			const pause = waitAfterNavigation();
			if (pause > 0) {
				later = setTimeout(refresh, pause);
				return;
			}
			setIsDue(false);
			expectRefresh();
			revalidate();
		};
		refresh();
		return () => clearTimeout(later);
	}, [isDue, refreshing, going, revalidate]);

	useEffect(() => {
		if (!isWaiting) return;
		const patience = setInterval(() => {
			setIsSlow(true);
			if (going !== "idle" || waitAfterNavigation() > 0) return;
			// Gives up the one that has no answer.
			expectRefresh();
			revalidate();
		}, PATIENCE_MS);
		return () => clearInterval(patience);
	}, [isWaiting, going, revalidate]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer has its own data
	useEffect(() => {
		setIsSlow(false);
		if (!kept) failures.current = 0;
		if (!kept || isOver || topic === null) return;
		const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures.current++);
		const retry = setTimeout(() => setIsDue(true), pause * (0.5 + Math.random() / 2));
		return () => clearTimeout(retry);
	}, [data, isOver, topic]);

	useEffect(() => {
		if (topic === null) return;
		const url = `/live?${new URLSearchParams(withBadges(topic).map((each) => ["topic", each]))}`;
		if (storageError()) return setLive("not started");
		const refresh = () => {
			setIsDue(true);
			updateBadges();
		};
		const stop = keepStream(url, {
			onOpen: refresh,
			onPoll: refresh,
			onChange: (topics) => {
				const watched = topic.split(" ");
				if (topics.split(" ").some((each) => watched.includes(each))) setIsDue(true);
				updateBadges();
			},
			onState: (state) => {
				setLive(state);
				noteStream(state === "lost");
			},
		});
		return () => {
			stop();
			noteStream(false);
		};
	}, [topic]);

	if (live !== "live" && live !== "shared") return live;
	if (kept === "held") return news > 0 ? `${news} new` : "held";
	return kept || isSlow ? "late" : live;
}

/** The header's badges use the same stream, because browsers have few connections. */
function withBadges(topic: string): string[] {
	const badges = document.querySelector<HTMLElement>("[data-badges]")?.dataset.badges;
	return [...new Set([...topic.split(" "), ...new URLSearchParams(badges).getAll("topic")])];
}

/** fresh-badges.js keeps them up to date. */
const updateBadges = () => document.dispatchEvent(new Event("live-change"));
