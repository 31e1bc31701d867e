/**
 * Returns the error of session storage, or null when it works. Browsers refuse it when cookies are blocked,
 * and the framework's navigation needs it.
 */
export function storageError(): unknown {
	try {
		sessionStorage.getItem("");
		return null;
	} catch (error) {
		return error;
	}
}
