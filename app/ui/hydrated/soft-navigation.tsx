import { useNavigate, useNavigation, useNavigationType, useSubmit } from "@remix-run/react";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { withoutLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { StateNote } from "#app/ui/live/state-note.tsx";
import "./loading-bar.css";
import { endNavigation, noteNavigation } from "./keep-last.ts";
import { UNSENT, type Unsent } from "./keep-typed.ts";
import { NotSent } from "./not-sent.tsx";
import { mayBeUnreachable, waitForServer } from "./server-reach.ts";
import { storageError } from "./session-storage.ts";

/**
 * On a hydrated screen, handles the plain links and forms inside it that lead to `within` or below without
 * loading a new document. On other screens, and in a browser without session storage, links and forms work as
 * usual. Without a connection the screen stays, and goes on when the server answers again.
 */
export function SoftNavigation({ within, children }: { within: string; children: ReactNode }) {
	const navigate = useNavigate();
	const submit = useSubmit();
	const navigation = useNavigation();
	const busy = useRef<HTMLFormElement | null>(null);
	const [unsent, setUnsent] = useState<(Unsent & { form: HTMLFormElement }) | null>(null);
	const waiting = useRef<AbortController>();
	const [isWaiting, setIsWaiting] = useState(false);
	// A form that came back can be sent again while the rest of the page is still refreshing.
	const cameBack =
		navigation.state === "loading" &&
		navigation.formAction === navigation.location.pathname + navigation.location.search;
	const isFree = navigation.state === "idle" || cameBack;

	useNewScreen();

	useEffect(() => () => waiting.current?.abort(), []);

	/** Navigates when the server can be reached. */
	async function whenReached(go: () => void) {
		waiting.current?.abort();
		setIsWaiting(false);
		if (!mayBeUnreachable()) return go();
		const mine = new AbortController();
		waiting.current = mine;
		await waitForServer(mine.signal, () => setIsWaiting(true));
		if (mine.signal.aborted) return;
		setIsWaiting(false);
		go();
	}

	useEffect(() => {
		if (navigation.state === "idle") endNavigation();
	}, [navigation.state]);

	useEffect(() => {
		if (!isFree) return;
		busy.current?.removeAttribute("aria-busy");
		busy.current = null;
	}, [isFree]);

	useEffect(() => {
		const keep = (event: Event) => {
			const { detail } = event as CustomEvent<Unsent>;
			if (busy.current) setUnsent({ form: busy.current, ...detail });
		};
		document.addEventListener(UNSENT, keep);
		return () => document.removeEventListener(UNSENT, keep);
	}, []);

	function follow(event: MouseEvent<HTMLDivElement>) {
		if (event.defaultPrevented || event.button !== 0) return;
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		const link = (event.target as Element).closest("a");
		if (!link?.hasAttribute("href") || link.target || link.hasAttribute("download")) return;
		const url = new URL(link.href);
		const inPlace = url.hash && url.pathname === location.pathname && url.search === location.search;
		if (inPlace || !isWithin(url, within) || storageError()) return;
		event.preventDefault();
		setUnsent(null);
		const to = withoutLanguage(url.pathname) + url.search + url.hash;
		whenReached(() => {
			noteNavigation();
			navigate(to, { preventScrollReset: true });
		});
	}

	function send(event: FormEvent<HTMLDivElement>) {
		const form = event.target;
		if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.target) return;
		const url = new URL(form.getAttribute("action") ?? "", location.href);
		if (!isWithin(url, within) || storageError()) return;
		event.preventDefault();
		if (busy.current) return;
		const isPost = form.getAttribute("method") === "post";
		setUnsent(null);
		if (isPost) {
			busy.current = form;
			form.setAttribute("aria-busy", "true");
		}
		const { submitter } = event.nativeEvent as SubmitEvent;
		// By default, a form without an action would post to this component's own route instead of the page's URL.
		const path = withoutLanguage(url.pathname);
		const action = isPost ? path + url.search : path;
		const sent = (submitter as HTMLButtonElement | null) ?? form;
		const go = () => {
			noteNavigation();
			submit(sent, { action, preventScrollReset: true });
		};
		// What could not be posted is told at once.
		if (isPost) go();
		else whenReached(go);
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links and forms inside it
		// biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
		<div onClick={follow} onSubmit={send}>
			{navigation.state === "idle" ? null : (
				<div role="progressbar" aria-label={t.live.loading} className="loading-bar" />
			)}
			{children}
			<StateNote>{isWaiting ? t.notSent.notConnected : null}</StateNote>
			{unsent?.form.isConnected ? createPortal(<NotSent {...unsent} />, unsent.form) : null}
		</div>
	);
}

let hasShownScreen = false;

/** A screen that replaces another without a new document starts at its top, with the focus in it. */
function useNewScreen() {
	const isForward = useNavigationType() !== "POP";
	const isFirstRender = useRef(true);
	useEffect(() => {
		if (!isFirstRender.current) return;
		isFirstRender.current = false;
		if (hasShownScreen && isForward) {
			scrollTo({ top: 0, behavior: "instant" });
			// A dialog that is open takes the focus itself, and somebody may already type into the field of the search.
			if (!document.querySelector("dialog[open], input:focus"))
				document.querySelector("main")?.focus({ preventScroll: true });
		}
		hasShownScreen = true;
	}, [isForward]);
}

function isWithin(url: URL, within: string) {
	const path = withoutLanguage(url.pathname);
	return url.origin === location.origin && (path === within || path.startsWith(`${within}/`));
}
