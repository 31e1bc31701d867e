/**
 * Why session storage cannot be used, or null when it can. Browsers refuse it when cookies are blocked, and the
 * framework's own navigation does not get on without it.
 */
export function storageError(): unknown {
	try {
		sessionStorage.getItem("");
		return null;
	} catch (error) {
		return error;
	}
}
