import { useLoaderData, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { rememberShown } from "./keep-last.ts";
import { storageError } from "./session-storage.ts";

export type LiveState = "connecting" | "live" | "lost" | "session ended" | "role changed" | "not started";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** After so many tries the pause is the longest. */
const MANY_TRIES = 5;

/** Before the stream is tried again: longer each time, and not the same for everybody who lost it. */
const pauseAfter = (tries: number) =>
	Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + Math.random() / 2);

/**
 * Keeps a hydrated screen up to date: its loaders run again when the topic changes and when the stream
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
		let source: EventSource | undefined;
		let retry: ReturnType<typeof setTimeout> | undefined;
		let tries = 0;
		const refresh = () => setRefreshCount((count) => count + 1);

		const close = () => {
			clearTimeout(retry);
			retry = undefined;
			source?.close();
			source = undefined;
		};
		const end = (state: LiveState) => {
			close();
			setLive(state);
		};
		const open = () => {
			close();
			const mine = storageError() ? null : openStream(url);
			if (!mine) return setLive("not started");
			source = mine;
			mine.addEventListener("open", () => {
				tries = 0;
				setLive("live");
				refresh();
				updateBadges();
			});
			mine.addEventListener("change", ({ data }) => {
				if (String(data).split(" ").includes(topic)) refresh();
				updateBadges();
			});
			mine.addEventListener("ended", ({ data }) => end(data === "role" ? "role changed" : "session ended"));
			// Too many others of this session are open; each that comes back at once would send another away.
			mine.addEventListener("crowded", () => {
				tries = MANY_TRIES;
			});
			mine.addEventListener("error", () => {
				if (source !== mine) return;
				close();
				setLive("lost");
				tryLater();
			});
		};
		const tryLater = () => {
			retry = setTimeout(askFirst, pauseAfter(tries++));
		};
		// The browser itself gives up at the first answer that is no stream, and does not say which it was.
		const askFirst = async () => {
			const mine = retry;
			const status = await fetch(url, { method: "HEAD" }).then(
				(response) => response.status,
				() => 0,
			);
			// Hidden, shown again or left in the meantime.
			if (retry !== mine) return;
			if (status === 401) end("session ended");
			else if (status === 403) end("role changed");
			else if (status === 200) open();
			else tryLater();
		};
		const follow = () => (document.visibilityState === "visible" ? open() : close());

		follow();
		document.addEventListener("visibilitychange", follow);
		addEventListener("pagehide", close);
		return () => {
			close();
			document.removeEventListener("visibilitychange", follow);
			removeEventListener("pagehide", close);
		};
	}, [topic]);

	return live;
}

/** A stream of events, or null in a browser that has none or refuses to open one; the console says why. */
function openStream(url: string): EventSource | null {
	try {
		return new EventSource(url);
	} catch (error) {
		reportError(error);
		return null;
	}
}

/** The bar's badges listen through the same stream, since a browser has few connections. */
function withBadges(topic: string): string[] {
	const badges = document.querySelector<HTMLElement>("[data-badges]")?.dataset.badges;
	return [...new Set([topic, ...new URLSearchParams(badges).getAll("topic")])];
}

/** What keeps them fresh is in enhance.js. */
const updateBadges = () => document.dispatchEvent(new Event("live-change"));
