import { useEffect, useState } from "react";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { storageError } from "./session-storage.ts";
import type { LiveState } from "./use-live.ts";

/** Says which part of a live screen failed to start. The list works: its links and forms need no script. */
export function StartFailure({ live }: { live: LiveState }) {
	const [hasStorage, setHasStorage] = useState(true);
	useEffect(() => {
		const error = storageError();
		if (!error) return;
		reportError(error);
		setHasStorage(false);
	}, []);
	const reason =
		live !== "not started"
			? null
			: hasStorage
				? "Live updates are not available"
				: "Browser storage is not available";
	if (!reason) return null;
	return (
		<Flash id="not-started" tone="error">
			Failed to initialize: {reason}. Check console.
		</Flash>
	);
}
