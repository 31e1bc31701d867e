import { useLoaderData, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { rememberShown } from "./keep-last.ts";
import { keepStream } from "./live-stream.js";
import { storageError } from "./session-storage.ts";

export type LiveState = "connecting" | "live" | "lost" | "session ended" | "role changed" | "not started";

const ENDS = { session: "session ended", role: "role changed", unsupported: "not started" } as const;

/**
 * Keeps a hydrated screen up to date: its loaders run again when the topic, or one of several with spaces between
 * them, changes and when the stream
 * (re)connects, one refresh at a time. A hidden tab closes its stream, because a browser has only six
 * connections, and refreshes when it is shown.
 */
export function useLive(topic: string): LiveState {
	const { revalidate, state: refreshing } = useRevalidator();
	const { state: going } = useNavigation();
	const [live, setLive] = useState<LiveState>("connecting");
	const [refreshCount, setRefreshCount] = useState(0);
	const answered = useRef(0);
	const { pathname, search } = useLocation();
	const data: unknown = useLoaderData();

	useEffect(() => rememberShown(pathname + search, data), [pathname, search, data]);

	useEffect(() => {
		// A refresh during a navigation would restart it and lose data of its first responses, such as a flash
		// message.
		if (refreshing !== "idle" || going !== "idle" || refreshCount === answered.current) return;
		answered.current = refreshCount;
		revalidate();
	}, [refreshCount, refreshing, going, revalidate]);

	useEffect(() => {
		const url = `/live?${new URLSearchParams(withBadges(topic).map((each) => ["topic", each]))}`;
		const refresh = () => setRefreshCount((count) => count + 1);
		if (storageError()) return setLive("not started");
		const { stop } = keepStream(url, {
			onOpen: () => {
				setLive("live");
				refresh();
				updateBadges();
			},
			onChange: (topics) => {
				const watched = topic.split(" ");
				if (topics.split(" ").some((each) => watched.includes(each))) refresh();
				updateBadges();
			},
			onLost: () => setLive("lost"),
			onEnd: (reason) => setLive(ENDS[reason]),
		});
		return stop;
	}, [topic]);

	return live;
}

/** The header's badges use the same stream, because browsers have few connections. */
function withBadges(topic: string): string[] {
	const badges = document.querySelector<HTMLElement>("[data-badges]")?.dataset.badges;
	return [...new Set([...topic.split(" "), ...new URLSearchParams(badges).getAll("topic")])];
}

/** fresh-badges.js keeps them up to date. */
const updateBadges = () => document.dispatchEvent(new Event("live-change"));
